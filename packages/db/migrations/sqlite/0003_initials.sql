ALTER TABLE `customer` ADD `initials` text;--> statement-breakpoint
CREATE INDEX `customer_initials_ix` ON `customer` (`tenant_node`,`is_deleted`,`initials`);--> statement-breakpoint
ALTER TABLE `product` ADD `initials` text;--> statement-breakpoint
CREATE INDEX `product_initials_ix` ON `product` (`tenant_node`,`is_deleted`,`initials`);--> statement-breakpoint
ALTER TABLE `storage_location` ADD `initials` text;--> statement-breakpoint
CREATE INDEX `storage_location_initials_ix` ON `storage_location` (`tenant_node`,`is_deleted`,`initials`);