CREATE TABLE `job` (
	`tenant_node` text NOT NULL,
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`title_zh` text NOT NULL,
	`title_en` text NOT NULL,
	`status` text NOT NULL,
	`is_heavy` integer NOT NULL,
	`done` integer NOT NULL,
	`total` integer NOT NULL,
	`stage` text,
	`input` text NOT NULL,
	`result` text,
	`file_key` text,
	`file_name` text,
	`file_type` text,
	`file_size` integer,
	`failure` text,
	`attempts` integer NOT NULL,
	`max_attempts` integer NOT NULL,
	`due_time` text NOT NULL,
	`lease` text,
	`is_cancel_asked` integer NOT NULL,
	`owner_name` text NOT NULL,
	`locale` text NOT NULL,
	`section` text NOT NULL,
	`start_time` text,
	`finish_time` text,
	`create_by` text NOT NULL,
	`create_time` text NOT NULL,
	`update_by` text NOT NULL,
	`update_time` text NOT NULL,
	`version` integer NOT NULL,
	`is_deleted` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `job_due_ix` ON `job` (`status`,`due_time`);--> statement-breakpoint
CREATE INDEX `job_owner_ix` ON `job` (`tenant_node`,`create_by`,`create_time`);--> statement-breakpoint
CREATE INDEX `job_list_ix` ON `job` (`tenant_node`,`is_deleted`,`create_time`,`id`);--> statement-breakpoint
CREATE INDEX `job_finish_ix` ON `job` (`finish_time`);