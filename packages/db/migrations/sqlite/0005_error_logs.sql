CREATE TABLE `error_log` (
	`tenant_node` text NOT NULL,
	`id` text PRIMARY KEY NOT NULL,
	`url` text NOT NULL,
	`time` text NOT NULL,
	`type` text NOT NULL,
	`message` text NOT NULL,
	`stack` text NOT NULL,
	`info` text NOT NULL,
	`user_id` text NOT NULL,
	`real_name` text NOT NULL,
	`ip` text NOT NULL,
	`solve_status` integer NOT NULL,
	`create_by` text NOT NULL,
	`create_time` text NOT NULL,
	`update_by` text NOT NULL,
	`update_time` text NOT NULL,
	`version` integer NOT NULL,
	`is_deleted` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `error_log_time_ix` ON `error_log` (`tenant_node`,`is_deleted`,`create_time`,`id`);--> statement-breakpoint
CREATE INDEX `error_log_age_ix` ON `error_log` (`create_time`);