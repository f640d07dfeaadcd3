CREATE TABLE `payment_refund` (
	`tenant_node` text NOT NULL,
	`id` text PRIMARY KEY NOT NULL,
	`payment_id` text NOT NULL,
	`of_id` text NOT NULL,
	`currency` text NOT NULL,
	`amount` integer NOT NULL,
	`status` integer NOT NULL,
	`reason` text NOT NULL,
	`create_by` text NOT NULL,
	`create_time` text NOT NULL,
	`update_by` text NOT NULL,
	`update_time` text NOT NULL,
	`version` integer NOT NULL,
	`is_deleted` integer NOT NULL,
	FOREIGN KEY (`payment_id`) REFERENCES `payment`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`of_id`) REFERENCES `payment`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "payment_refund_amount_range" CHECK("payment_refund"."amount" > -9000000000000000 and "payment_refund"."amount" < 9000000000000000)
);
--> statement-breakpoint
CREATE INDEX `payment_refund_payment_ix` ON `payment_refund` (`tenant_node`,`payment_id`);--> statement-breakpoint
CREATE INDEX `payment_refund_of_ix` ON `payment_refund` (`tenant_node`,`of_id`);--> statement-breakpoint
DROP INDEX `bill_open_uq`;--> statement-breakpoint
ALTER TABLE `bill` ADD `credit_of` text;--> statement-breakpoint
ALTER TABLE `bill` ADD `credit_of_no` text;--> statement-breakpoint
CREATE UNIQUE INDEX `bill_credit_uq` ON `bill` (`tenant_node`,`credit_of`,`period`) WHERE status in (0, 1, 8) and credit_of is not null;--> statement-breakpoint
CREATE UNIQUE INDEX `bill_open_uq` ON `bill` (`tenant_node`,`rec_pay`,`customer_id`,`period`,`currency`) WHERE status in (0, 1, 8) and credit_of is null;--> statement-breakpoint
ALTER TABLE `write_off` ADD `is_refund` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `fee_line_unbilled_ix` ON `fee_line` (`tenant_node`,`account_period`,`status`,`customer_id`,`currency`) WHERE bill_id is null;