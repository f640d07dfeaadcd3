CREATE TABLE `simulated_mail` (
	`tenant_node` text NOT NULL,
	`id` text PRIMARY KEY NOT NULL,
	`recipient` text NOT NULL,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`attachments` text NOT NULL,
	`state` text NOT NULL,
	`time` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `simulated_mail_time_ix` ON `simulated_mail` (`tenant_node`,`time`);--> statement-breakpoint
ALTER TABLE `outbox` ADD `subject` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `outbox` ADD `sender_id` text;