CREATE TABLE `month_close` (
	`tenant_node` text NOT NULL,
	`id` text PRIMARY KEY NOT NULL,
	`period` text NOT NULL,
	`status` integer NOT NULL,
	`submit_by` text,
	`submit_name` text NOT NULL,
	`submit_time` text,
	`close_by` text,
	`close_name` text NOT NULL,
	`close_time` text,
	`reason` text NOT NULL,
	`create_by` text NOT NULL,
	`create_time` text NOT NULL,
	`update_by` text NOT NULL,
	`update_time` text NOT NULL,
	`version` integer NOT NULL,
	`is_deleted` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `month_close_period_uq` ON `month_close` (`tenant_node`,`period`);--> statement-breakpoint
CREATE INDEX `month_close_closed_ix` ON `month_close` (`tenant_node`,`period`) WHERE status = 2;--> statement-breakpoint
ALTER TABLE `fee_line` ADD `account_period` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `fee_line_account_ix` ON `fee_line` (`tenant_node`,`account_period`,`status`);--> statement-breakpoint
-- The books knew no other month than that of a line's last day.
UPDATE `fee_line` SET `account_period` = substr(`period_to`, 1, 4) || substr(`period_to`, 6, 2);
