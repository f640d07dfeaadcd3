ALTER TABLE `cost_standard` ADD `is_stop` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `cost_standard` ADD `stops` text DEFAULT '[]' NOT NULL;