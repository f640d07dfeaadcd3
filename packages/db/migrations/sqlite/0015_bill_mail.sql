ALTER TABLE `bill` ADD `sent_time` text;--> statement-breakpoint
ALTER TABLE `outbox` ADD `module` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `outbox` ADD `business_id` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `outbox_business_ix` ON `outbox` (`tenant_node`,`business_id`) WHERE business_id <> '';