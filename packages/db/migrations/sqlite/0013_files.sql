CREATE TABLE `file` (
	`tenant_node` text NOT NULL,
	`id` text PRIMARY KEY NOT NULL,
	`upload_module_code` text NOT NULL,
	`business_id` text NOT NULL,
	`doc_type` text NOT NULL,
	`name` text NOT NULL,
	`type` text NOT NULL,
	`size` integer NOT NULL,
	`sha256` text NOT NULL,
	`width` integer,
	`height` integer,
	`storage_key` text NOT NULL,
	`thumbnail_key` text,
	`used_kb` integer NOT NULL,
	`status` integer NOT NULL,
	`create_name` text NOT NULL,
	`create_by` text NOT NULL,
	`create_time` text NOT NULL,
	`update_by` text NOT NULL,
	`update_time` text NOT NULL,
	`version` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `file_business_ix` ON `file` (`tenant_node`,`business_id`,`status`,`create_time`);--> statement-breakpoint
CREATE INDEX `file_status_ix` ON `file` (`status`,`update_time`);--> statement-breakpoint
CREATE UNIQUE INDEX `file_storage_uq` ON `file` (`storage_key`);--> statement-breakpoint
CREATE TABLE `file_usage` (
	`tenant_node` text NOT NULL,
	`id` text PRIMARY KEY NOT NULL,
	`used_kb` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `file_usage_tenant_uq` ON `file_usage` (`tenant_node`);