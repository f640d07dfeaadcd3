CREATE TABLE `login_record` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`way` text NOT NULL,
	`account` text NOT NULL,
	`user_id` text,
	`session` text,
	`tenant` text,
	`address` text NOT NULL,
	`time` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `login_record_session_uq` ON `login_record` (`session`,`kind`);--> statement-breakpoint
CREATE INDEX `login_record_time_ix` ON `login_record` (`time`);--> statement-breakpoint
CREATE TABLE `outbox` (
	`tenant_node` text NOT NULL,
	`id` text PRIMARY KEY NOT NULL,
	`message` text,
	`status` integer NOT NULL,
	`attempts` integer NOT NULL,
	`due_time` text NOT NULL,
	`expire_time` text NOT NULL,
	`create_time` text NOT NULL,
	`last_error` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `outbox_due_ix` ON `outbox` (`status`,`due_time`);--> statement-breakpoint
CREATE TABLE `password_link` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`expire_time` text NOT NULL,
	`use_time` text
);
--> statement-breakpoint
CREATE TABLE `phone_code` (
	`phone` text NOT NULL,
	`tenant` text NOT NULL,
	`code_hash` text NOT NULL,
	`guesses_left` integer NOT NULL,
	`expire_time` text NOT NULL,
	PRIMARY KEY(`phone`, `tenant`)
);
--> statement-breakpoint
CREATE TABLE `send_wait` (
	`sender` text PRIMARY KEY NOT NULL,
	`sends` integer NOT NULL,
	`wait_until` text,
	`update_time` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `simulated_message` (
	`id` text PRIMARY KEY NOT NULL,
	`channel` text NOT NULL,
	`recipient` text NOT NULL,
	`text` text NOT NULL,
	`time` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `simulated_message_time_ix` ON `simulated_message` (`time`);--> statement-breakpoint
ALTER TABLE `membership` ADD `customer_id` text;--> statement-breakpoint
ALTER TABLE `role` ADD `data_scope` text;--> statement-breakpoint
ALTER TABLE `session` ADD `seen_time` text;