CREATE TABLE `call_log` (
	`tenant_node` text NOT NULL,
	`id` text PRIMARY KEY NOT NULL,
	`operation` text NOT NULL,
	`method` text NOT NULL,
	`path` text NOT NULL,
	`status` integer NOT NULL,
	`reason` text NOT NULL,
	`cost_ms` integer NOT NULL,
	`request_id` text NOT NULL,
	`user_id` text NOT NULL,
	`account` text NOT NULL,
	`real_name` text NOT NULL,
	`ip` text NOT NULL,
	`create_time` text NOT NULL,
	`is_deleted` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `call_log_time_ix` ON `call_log` (`tenant_node`,`is_deleted`,`create_time`,`id`);--> statement-breakpoint
CREATE INDEX `call_log_age_ix` ON `call_log` (`create_time`);--> statement-breakpoint
CREATE TABLE `cost_center` (
	`tenant_node` text NOT NULL,
	`id` text PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`name` text NOT NULL,
	`forbidden_status` integer NOT NULL,
	`create_by` text NOT NULL,
	`create_time` text NOT NULL,
	`update_by` text NOT NULL,
	`update_time` text NOT NULL,
	`version` integer NOT NULL,
	`is_deleted` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `cost_center_code_uq` ON `cost_center` (`tenant_node`,`code`) WHERE is_deleted = 0;--> statement-breakpoint
CREATE TABLE `invoice_code` (
	`tenant_node` text NOT NULL,
	`id` text PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`name` text NOT NULL,
	`tax_category` text NOT NULL,
	`forbidden_status` integer NOT NULL,
	`create_by` text NOT NULL,
	`create_time` text NOT NULL,
	`update_by` text NOT NULL,
	`update_time` text NOT NULL,
	`version` integer NOT NULL,
	`is_deleted` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `invoice_code_code_uq` ON `invoice_code` (`tenant_node`,`code`) WHERE is_deleted = 0;--> statement-breakpoint
CREATE TABLE `tenant_brand` (
	`tenant_node` text PRIMARY KEY NOT NULL,
	`logo` text NOT NULL,
	`version` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `dict_entry` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `membership` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `menu` ADD `is_hidden` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `menu` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `outbox` ADD `channel` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `outbox` ADD `recipient` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `role` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `tenant` ADD `port_code` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `tenant` ADD `warehouse_kind` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `tenant` ADD `customs_etps_no` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `tenant` ADD `putrec_no` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `tenant` ADD `version` integer DEFAULT 1 NOT NULL;