CREATE TABLE `import_meaning` (
	`tenant_node` text NOT NULL,
	`id` text PRIMARY KEY NOT NULL,
	`noun` text NOT NULL,
	`scope` text NOT NULL,
	`written` text NOT NULL,
	`meant` text NOT NULL,
	`create_by` text NOT NULL,
	`create_time` text NOT NULL,
	`update_by` text NOT NULL,
	`update_time` text NOT NULL,
	`version` integer NOT NULL,
	`is_deleted` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `import_meaning_uq` ON `import_meaning` (`tenant_node`,`noun`,`scope`,`written`);