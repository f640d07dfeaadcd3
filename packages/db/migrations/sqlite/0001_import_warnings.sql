ALTER TABLE `import_batch` ADD `doubtful_rows` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `import_batch` ADD `warnings` text;--> statement-breakpoint
ALTER TABLE `import_batch` ADD `acceptance` text;--> statement-breakpoint
ALTER TABLE `import_row` ADD `is_doubtful` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `import_row_doubtful_ix` ON `import_row` (`tenant_node`,`batch_id`,`sheet_no`,`is_doubtful`,`row_no`);