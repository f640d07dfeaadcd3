ALTER TABLE `import_batch` ADD `source_id` text;--> statement-breakpoint
ALTER TABLE `import_batch` ADD `source_sheet` integer;--> statement-breakpoint
CREATE INDEX `import_batch_source_ix` ON `import_batch` (`tenant_node`,`source_id`);