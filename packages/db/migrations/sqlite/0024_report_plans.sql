CREATE TABLE `report_plan` (
	`tenant_node` text NOT NULL,
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`report` text NOT NULL,
	`query` text NOT NULL,
	`date_range` text,
	`rhythm` text NOT NULL,
	`weekday` integer NOT NULL,
	`month_day` integer NOT NULL,
	`hour` integer NOT NULL,
	`recipients` text NOT NULL,
	`locale` text NOT NULL,
	`section` text NOT NULL,
	`owner_name` text NOT NULL,
	`next_time` text,
	`failure` text,
	`create_by` text NOT NULL,
	`create_time` text NOT NULL,
	`update_by` text NOT NULL,
	`update_time` text NOT NULL,
	`version` integer NOT NULL,
	`is_deleted` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `report_plan_due_ix` ON `report_plan` (`next_time`) WHERE is_deleted = 0;--> statement-breakpoint
CREATE INDEX `report_plan_owner_ix` ON `report_plan` (`tenant_node`,`create_by`,`create_time`);--> statement-breakpoint
CREATE INDEX `report_plan_list_ix` ON `report_plan` (`tenant_node`,`is_deleted`,`create_time`,`id`);--> statement-breakpoint
CREATE TABLE `report_sending` (
	`tenant_node` text NOT NULL,
	`id` text PRIMARY KEY NOT NULL,
	`plan_id` text NOT NULL,
	`due_time` text NOT NULL,
	`status` integer NOT NULL,
	`recipients` text NOT NULL,
	`failure` text,
	`finish_time` text,
	`create_by` text NOT NULL,
	`create_time` text NOT NULL,
	`update_by` text NOT NULL,
	`update_time` text NOT NULL,
	`version` integer NOT NULL,
	`is_deleted` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `report_sending_due_uq` ON `report_sending` (`tenant_node`,`plan_id`,`due_time`);