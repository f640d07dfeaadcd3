CREATE TABLE `api_token` (
	`tenant_node` text NOT NULL,
	`id` text PRIMARY KEY NOT NULL,
	`token_hash` text NOT NULL,
	`name` text NOT NULL,
	`hint` text NOT NULL,
	`permissions` text NOT NULL,
	`owner_id` text NOT NULL,
	`owner_name` text NOT NULL,
	`expire_time` text NOT NULL,
	`revoke_time` text,
	`last_use_time` text,
	`create_by` text NOT NULL,
	`create_time` text NOT NULL,
	`update_by` text NOT NULL,
	`update_time` text NOT NULL,
	`version` integer NOT NULL,
	`is_deleted` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `api_token_hash_uq` ON `api_token` (`token_hash`);--> statement-breakpoint
CREATE INDEX `api_token_list_ix` ON `api_token` (`tenant_node`,`create_time`);--> statement-breakpoint
CREATE TABLE `user_setting` (
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`value` text NOT NULL,
	PRIMARY KEY(`user_id`, `name`)
);
