CREATE TABLE `paper_copy` (
	`tenant_node` text NOT NULL,
	`id` text PRIMARY KEY NOT NULL,
	`paper` text NOT NULL,
	`business_id` text NOT NULL,
	`times` integer NOT NULL,
	`locale` text NOT NULL,
	`pages` integer NOT NULL,
	`sha256` text NOT NULL,
	`user_id` text NOT NULL,
	`real_name` text NOT NULL,
	`time` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `paper_copy_uq` ON `paper_copy` (`tenant_node`,`paper`,`business_id`,`times`);