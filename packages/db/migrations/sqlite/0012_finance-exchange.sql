CREATE TABLE `finance_exchange` (
	`tenant_node` text NOT NULL,
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`bill_id` text NOT NULL,
	`bill_no` text NOT NULL,
	`reduction_id` text NOT NULL,
	`customer_id` text NOT NULL,
	`customer_name` text NOT NULL,
	`currency` text NOT NULL,
	`amount` integer NOT NULL,
	`document` text NOT NULL,
	`status` integer NOT NULL,
	`is_posted` integer NOT NULL,
	`failure` text,
	`remark` text NOT NULL,
	`end_time` text,
	`create_by` text NOT NULL,
	`create_time` text NOT NULL,
	`update_by` text NOT NULL,
	`update_time` text NOT NULL,
	`version` integer NOT NULL,
	`is_deleted` integer NOT NULL,
	CONSTRAINT "finance_exchange_amount_range" CHECK("finance_exchange"."amount" > -9000000000000000 and "finance_exchange"."amount" < 9000000000000000)
);
--> statement-breakpoint
CREATE INDEX `finance_exchange_bill_ix` ON `finance_exchange` (`tenant_node`,`bill_id`,`create_time`,`id`);--> statement-breakpoint
CREATE INDEX `finance_exchange_time_ix` ON `finance_exchange` (`tenant_node`,`is_deleted`,`create_time`,`id`);--> statement-breakpoint
CREATE INDEX `finance_exchange_status_ix` ON `finance_exchange` (`tenant_node`,`is_deleted`,`status`);--> statement-breakpoint
CREATE TABLE `simulated_finance_document` (
	`tenant_node` text NOT NULL,
	`id` text PRIMARY KEY NOT NULL,
	`bill_no` text NOT NULL,
	`document` text NOT NULL,
	`time` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `simulated_finance_document_bill_ix` ON `simulated_finance_document` (`tenant_node`,`bill_no`);