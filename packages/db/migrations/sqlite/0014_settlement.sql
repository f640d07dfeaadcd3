CREATE TABLE `invoice` (
	`tenant_node` text NOT NULL,
	`id` text PRIMARY KEY NOT NULL,
	`invoice_no` text NOT NULL,
	`issuer_id` text NOT NULL,
	`rec_pay` integer NOT NULL,
	`customer_id` text NOT NULL,
	`customer_name` text NOT NULL,
	`invoice_type` text NOT NULL,
	`invoice_title` text NOT NULL,
	`duty_number` text NOT NULL,
	`invoice_date` text NOT NULL,
	`currency` text NOT NULL,
	`net` integer NOT NULL,
	`tax` integer NOT NULL,
	`gross` integer NOT NULL,
	`status` integer NOT NULL,
	`red_of_id` text,
	`reason` text NOT NULL,
	`remark` text NOT NULL,
	`create_by` text NOT NULL,
	`create_time` text NOT NULL,
	`update_by` text NOT NULL,
	`update_time` text NOT NULL,
	`version` integer NOT NULL,
	`is_deleted` integer NOT NULL,
	CONSTRAINT "invoice_net_range" CHECK("invoice"."net" > -9000000000000000 and "invoice"."net" < 9000000000000000),
	CONSTRAINT "invoice_tax_range" CHECK("invoice"."tax" > -9000000000000000 and "invoice"."tax" < 9000000000000000),
	CONSTRAINT "invoice_gross_range" CHECK("invoice"."gross" > -9000000000000000 and "invoice"."gross" < 9000000000000000)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `invoice_no_uq` ON `invoice` (`tenant_node`,`issuer_id`,`invoice_no`);--> statement-breakpoint
CREATE UNIQUE INDEX `invoice_red_uq` ON `invoice` (`tenant_node`,`red_of_id`);--> statement-breakpoint
CREATE INDEX `invoice_time_ix` ON `invoice` (`tenant_node`,`is_deleted`,`create_time`,`id`);--> statement-breakpoint
CREATE INDEX `invoice_customer_ix` ON `invoice` (`tenant_node`,`customer_id`,`invoice_date`);--> statement-breakpoint
CREATE INDEX `invoice_search_ix` ON `invoice` (`tenant_node`,`is_deleted`,`invoice_no`);--> statement-breakpoint
CREATE TABLE `invoice_part` (
	`tenant_node` text NOT NULL,
	`id` text PRIMARY KEY NOT NULL,
	`invoice_id` text NOT NULL,
	`bill_id` text NOT NULL,
	`bill_no` text NOT NULL,
	`period` text NOT NULL,
	`amount` integer NOT NULL,
	`net` integer NOT NULL,
	`tax` integer NOT NULL,
	FOREIGN KEY (`invoice_id`) REFERENCES `invoice`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "invoice_part_amount_range" CHECK("invoice_part"."amount" > -9000000000000000 and "invoice_part"."amount" < 9000000000000000),
	CONSTRAINT "invoice_part_net_range" CHECK("invoice_part"."net" > -9000000000000000 and "invoice_part"."net" < 9000000000000000),
	CONSTRAINT "invoice_part_tax_range" CHECK("invoice_part"."tax" > -9000000000000000 and "invoice_part"."tax" < 9000000000000000)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `invoice_part_uq` ON `invoice_part` (`tenant_node`,`invoice_id`,`bill_id`);--> statement-breakpoint
CREATE INDEX `invoice_part_bill_ix` ON `invoice_part` (`tenant_node`,`bill_id`);--> statement-breakpoint
CREATE TABLE `payment` (
	`tenant_node` text NOT NULL,
	`id` text PRIMARY KEY NOT NULL,
	`payment_no` text NOT NULL,
	`rec_pay` integer NOT NULL,
	`customer_id` text NOT NULL,
	`customer_name` text NOT NULL,
	`payer_name` text NOT NULL,
	`pay_date` text NOT NULL,
	`currency` text NOT NULL,
	`amount` integer NOT NULL,
	`written_off` integer NOT NULL,
	`rest` integer NOT NULL,
	`reference` text NOT NULL,
	`bank_account` text NOT NULL,
	`remark` text NOT NULL,
	`status` integer NOT NULL,
	`source` integer NOT NULL,
	`reason` text NOT NULL,
	`create_by` text NOT NULL,
	`create_time` text NOT NULL,
	`update_by` text NOT NULL,
	`update_time` text NOT NULL,
	`version` integer NOT NULL,
	`is_deleted` integer NOT NULL,
	CONSTRAINT "payment_amount_range" CHECK("payment"."amount" > -9000000000000000 and "payment"."amount" < 9000000000000000),
	CONSTRAINT "payment_writtenOff_range" CHECK("payment"."written_off" > -9000000000000000 and "payment"."written_off" < 9000000000000000),
	CONSTRAINT "payment_rest_range" CHECK("payment"."rest" > -9000000000000000 and "payment"."rest" < 9000000000000000)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payment_no_uq` ON `payment` (`tenant_node`,`payment_no`);--> statement-breakpoint
CREATE INDEX `payment_time_ix` ON `payment` (`tenant_node`,`is_deleted`,`create_time`,`id`);--> statement-breakpoint
CREATE INDEX `payment_status_ix` ON `payment` (`tenant_node`,`is_deleted`,`status`,`pay_date`);--> statement-breakpoint
CREATE INDEX `payment_customer_ix` ON `payment` (`tenant_node`,`customer_id`,`pay_date`);--> statement-breakpoint
CREATE UNIQUE INDEX `payment_reference_uq` ON `payment` (`tenant_node`,`rec_pay`,`reference`,`pay_date`,`amount`) WHERE reference <> '' and status <> 9;--> statement-breakpoint
CREATE TABLE `write_off` (
	`tenant_node` text NOT NULL,
	`id` text PRIMARY KEY NOT NULL,
	`payment_id` text NOT NULL,
	`bill_id` text NOT NULL,
	`bill_no` text NOT NULL,
	`period` text NOT NULL,
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
	CONSTRAINT "write_off_amount_range" CHECK("write_off"."amount" > -9000000000000000 and "write_off"."amount" < 9000000000000000)
);
--> statement-breakpoint
CREATE INDEX `write_off_payment_ix` ON `write_off` (`tenant_node`,`payment_id`);--> statement-breakpoint
CREATE INDEX `write_off_bill_ix` ON `write_off` (`tenant_node`,`bill_id`);--> statement-breakpoint
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_bill` (
	`tenant_node` text NOT NULL,
	`id` text PRIMARY KEY NOT NULL,
	`bill_no` text NOT NULL,
	`rec_pay` integer NOT NULL,
	`customer_id` text NOT NULL,
	`customer_name` text NOT NULL,
	`contract_id` text NOT NULL,
	`period` text NOT NULL,
	`currency` text NOT NULL,
	`line_count` integer NOT NULL,
	`amount` integer NOT NULL,
	`line_net` integer NOT NULL,
	`line_tax` integer NOT NULL,
	`reduce_amount` integer NOT NULL,
	`payable` integer NOT NULL,
	`net_total` integer NOT NULL,
	`tax_total` integer NOT NULL,
	`invoiced` integer NOT NULL,
	`paid` integer NOT NULL,
	`outstanding` integer DEFAULT 0 NOT NULL,
	`due_date` text NOT NULL,
	`status` integer NOT NULL,
	`submit_by` text,
	`submit_time` text,
	`reason` text NOT NULL,
	`confirm_by` text,
	`confirm_time` text,
	`confirm_file_id` text,
	`remark` text NOT NULL,
	`create_by` text NOT NULL,
	`create_time` text NOT NULL,
	`update_by` text NOT NULL,
	`update_time` text NOT NULL,
	`version` integer NOT NULL,
	`is_deleted` integer NOT NULL,
	CONSTRAINT "bill_amount_range" CHECK("__new_bill"."amount" > -9000000000000000 and "__new_bill"."amount" < 9000000000000000),
	CONSTRAINT "bill_lineNet_range" CHECK("__new_bill"."line_net" > -9000000000000000 and "__new_bill"."line_net" < 9000000000000000),
	CONSTRAINT "bill_lineTax_range" CHECK("__new_bill"."line_tax" > -9000000000000000 and "__new_bill"."line_tax" < 9000000000000000),
	CONSTRAINT "bill_reduceAmount_range" CHECK("__new_bill"."reduce_amount" > -9000000000000000 and "__new_bill"."reduce_amount" < 9000000000000000),
	CONSTRAINT "bill_payable_range" CHECK("__new_bill"."payable" > -9000000000000000 and "__new_bill"."payable" < 9000000000000000),
	CONSTRAINT "bill_netTotal_range" CHECK("__new_bill"."net_total" > -9000000000000000 and "__new_bill"."net_total" < 9000000000000000),
	CONSTRAINT "bill_taxTotal_range" CHECK("__new_bill"."tax_total" > -9000000000000000 and "__new_bill"."tax_total" < 9000000000000000),
	CONSTRAINT "bill_invoiced_range" CHECK("__new_bill"."invoiced" > -9000000000000000 and "__new_bill"."invoiced" < 9000000000000000),
	CONSTRAINT "bill_paid_range" CHECK("__new_bill"."paid" > -9000000000000000 and "__new_bill"."paid" < 9000000000000000),
	CONSTRAINT "bill_outstanding_range" CHECK("__new_bill"."outstanding" > -9000000000000000 and "__new_bill"."outstanding" < 9000000000000000)
);
--> statement-breakpoint
INSERT INTO `__new_bill`("tenant_node", "id", "bill_no", "rec_pay", "customer_id", "customer_name", "contract_id", "period", "currency", "line_count", "amount", "line_net", "line_tax", "reduce_amount", "payable", "net_total", "tax_total", "invoiced", "paid", "due_date", "status", "submit_by", "submit_time", "reason", "confirm_by", "confirm_time", "confirm_file_id", "remark", "create_by", "create_time", "update_by", "update_time", "version", "is_deleted") SELECT "tenant_node", "id", "bill_no", "rec_pay", "customer_id", "customer_name", "contract_id", "period", "currency", "line_count", "amount", "line_net", "line_tax", "reduce_amount", "payable", "net_total", "tax_total", "invoiced", "paid", "due_date", "status", "submit_by", "submit_time", "reason", "confirm_by", "confirm_time", "confirm_file_id", "remark", "create_by", "create_time", "update_by", "update_time", "version", "is_deleted" FROM `bill`;--> statement-breakpoint
DROP TABLE `bill`;--> statement-breakpoint
ALTER TABLE `__new_bill` RENAME TO `bill`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE UNIQUE INDEX `bill_no_uq` ON `bill` (`tenant_node`,`bill_no`);--> statement-breakpoint
CREATE UNIQUE INDEX `bill_open_uq` ON `bill` (`tenant_node`,`rec_pay`,`customer_id`,`period`,`currency`) WHERE status in (0, 1, 8);--> statement-breakpoint
CREATE INDEX `bill_time_ix` ON `bill` (`tenant_node`,`is_deleted`,`create_time`,`id`);--> statement-breakpoint
CREATE INDEX `bill_customer_ix` ON `bill` (`tenant_node`,`customer_id`,`period`,`status`);--> statement-breakpoint
CREATE INDEX `bill_status_ix` ON `bill` (`tenant_node`,`is_deleted`,`status`);--> statement-breakpoint
-- Nothing was paid before payments were recorded.
UPDATE `bill` SET `outstanding` = `payable`;
