ALTER TABLE `menu` ADD `i18n` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `menu` ADD `is_tab` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `menu` ADD `is_auth` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `menu` ADD `roles` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `menu` ADD `group_paths` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `menu` ADD `target` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `menu` ADD `query` text DEFAULT '' NOT NULL;