CREATE TABLE `customer_bank` (
	`tenant_node` text NOT NULL,
	`id` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`bank_name` text NOT NULL,
	`bank_account` text NOT NULL,
	`swift` text NOT NULL,
	`currency` text NOT NULL,
	`cnaps` text NOT NULL,
	`is_default` integer NOT NULL,
	`create_by` text NOT NULL,
	`create_time` text NOT NULL,
	`update_by` text NOT NULL,
	`update_time` text NOT NULL,
	`version` integer NOT NULL,
	`is_deleted` integer NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `customer_bank_account_uq` ON `customer_bank` (`tenant_node`,`customer_id`,`bank_account`) WHERE is_deleted = 0;--> statement-breakpoint
CREATE UNIQUE INDEX `customer_bank_default_uq` ON `customer_bank` (`tenant_node`,`customer_id`) WHERE is_deleted = 0 and is_default = 1;--> statement-breakpoint
CREATE TABLE `customer_branch` (
	`tenant_node` text NOT NULL,
	`id` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`branch_name` text NOT NULL,
	`social_credit_code` text NOT NULL,
	`address` text NOT NULL,
	`contacter` text NOT NULL,
	`settle_with_parent` integer NOT NULL,
	`create_by` text NOT NULL,
	`create_time` text NOT NULL,
	`update_by` text NOT NULL,
	`update_time` text NOT NULL,
	`version` integer NOT NULL,
	`is_deleted` integer NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `customer_branch_name_uq` ON `customer_branch` (`tenant_node`,`customer_id`,`branch_name`) WHERE is_deleted = 0;--> statement-breakpoint
CREATE TABLE `customer_contacter` (
	`tenant_node` text NOT NULL,
	`id` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`name` text NOT NULL,
	`phone` text NOT NULL,
	`email` text NOT NULL,
	`position` text NOT NULL,
	`is_notify` integer NOT NULL,
	`create_by` text NOT NULL,
	`create_time` text NOT NULL,
	`update_by` text NOT NULL,
	`update_time` text NOT NULL,
	`version` integer NOT NULL,
	`is_deleted` integer NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `customer_contacter_person_uq` ON `customer_contacter` (`tenant_node`,`customer_id`,`name`,`phone`) WHERE is_deleted = 0;--> statement-breakpoint
CREATE TABLE `customer_invoice` (
	`tenant_node` text NOT NULL,
	`id` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`invoice_title` text NOT NULL,
	`duty_number` text NOT NULL,
	`invoice_type` text NOT NULL,
	`reg_address` text NOT NULL,
	`reg_phone` text NOT NULL,
	`bank_name` text NOT NULL,
	`bank_account` text NOT NULL,
	`email` text NOT NULL,
	`is_default` integer NOT NULL,
	`create_by` text NOT NULL,
	`create_time` text NOT NULL,
	`update_by` text NOT NULL,
	`update_time` text NOT NULL,
	`version` integer NOT NULL,
	`is_deleted` integer NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `customer_invoice_same_uq` ON `customer_invoice` (`tenant_node`,`customer_id`,`invoice_title`,`invoice_type`,`bank_account`) WHERE is_deleted = 0;--> statement-breakpoint
CREATE UNIQUE INDEX `customer_invoice_default_uq` ON `customer_invoice` (`tenant_node`,`customer_id`) WHERE is_deleted = 0 and is_default = 1;