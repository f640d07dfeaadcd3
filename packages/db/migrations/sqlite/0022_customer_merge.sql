ALTER TABLE `customer` ADD `match_key` text;--> statement-breakpoint
ALTER TABLE `customer` ADD `merged_into_id` text;--> statement-breakpoint
CREATE INDEX `customer_match_ix` ON `customer` (`tenant_node`,`is_deleted`,`match_key`);--> statement-breakpoint
CREATE INDEX `customer_merged_ix` ON `customer` (`tenant_node`,`merged_into_id`) WHERE merged_into_id is not null;