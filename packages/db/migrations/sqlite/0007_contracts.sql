CREATE TABLE `contract` (
	`tenant_node` text NOT NULL,
	`id` text PRIMARY KEY NOT NULL,
	`contract_no` text NOT NULL,
	`contract_name` text NOT NULL,
	`contract_subject_names` text NOT NULL,
	`customer_id` text NOT NULL,
	`customer_name` text NOT NULL,
	`contract_type` text NOT NULL,
	`currency` text NOT NULL,
	`settle_period` text NOT NULL,
	`settle_method` text NOT NULL,
	`sign_date` text NOT NULL,
	`start_date` text NOT NULL,
	`end_date` text NOT NULL,
	`auto_renew` integer NOT NULL,
	`is_no_renewal` integer NOT NULL,
	`no_renewal_reason` text NOT NULL,
	`renew_from_id` text,
	`bill_day` integer,
	`pay_days` integer,
	`day_count_mode` text NOT NULL,
	`remark` text NOT NULL,
	`status` integer NOT NULL,
	`submit_by` text,
	`submit_time` text,
	`quotation_status` integer NOT NULL,
	`quotation_submit_by` text,
	`quotation_submit_time` text,
	`is_stop` integer NOT NULL,
	`stop_reason` text NOT NULL,
	`filing_state` integer NOT NULL,
	`filing_place` text NOT NULL,
	`filing_no` text NOT NULL,
	`attachments` text NOT NULL,
	`sync_source` text NOT NULL,
	`create_by` text NOT NULL,
	`create_time` text NOT NULL,
	`update_by` text NOT NULL,
	`update_time` text NOT NULL,
	`version` integer NOT NULL,
	`is_deleted` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `contract_no_uq` ON `contract` (`tenant_node`,`contract_no`) WHERE is_deleted = 0;--> statement-breakpoint
CREATE UNIQUE INDEX `contract_renewal_uq` ON `contract` (`tenant_node`,`renew_from_id`) WHERE is_deleted = 0 and status <> 9;--> statement-breakpoint
CREATE INDEX `contract_time_ix` ON `contract` (`tenant_node`,`is_deleted`,`create_time`,`id`);--> statement-breakpoint
CREATE INDEX `contract_customer_ix` ON `contract` (`tenant_node`,`customer_id`,`status`);--> statement-breakpoint
CREATE INDEX `contract_end_ix` ON `contract` (`status`,`end_date`);--> statement-breakpoint
CREATE TABLE `contract_party` (
	`tenant_node` text NOT NULL,
	`id` text PRIMARY KEY NOT NULL,
	`contract_id` text NOT NULL,
	`party_type` text NOT NULL,
	`customer_id` text NOT NULL,
	`customer_name` text NOT NULL,
	`is_stop` integer NOT NULL,
	`create_by` text NOT NULL,
	`create_time` text NOT NULL,
	`update_by` text NOT NULL,
	`update_time` text NOT NULL,
	`version` integer NOT NULL,
	`is_deleted` integer NOT NULL,
	FOREIGN KEY (`contract_id`) REFERENCES `contract`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `contract_party_uq` ON `contract_party` (`tenant_node`,`contract_id`,`party_type`,`customer_id`) WHERE is_deleted = 0;--> statement-breakpoint
CREATE TABLE `cost_code` (
	`tenant_node` text NOT NULL,
	`id` text PRIMARY KEY NOT NULL,
	`fee_code` text NOT NULL,
	`fee_name` text NOT NULL,
	`jfmodule_id` text NOT NULL,
	`rec_pay` integer NOT NULL,
	`tax_rate` text NOT NULL,
	`invoice_code` text NOT NULL,
	`default_unit` text NOT NULL,
	`forbidden_status` integer NOT NULL,
	`create_by` text NOT NULL,
	`create_time` text NOT NULL,
	`update_by` text NOT NULL,
	`update_time` text NOT NULL,
	`version` integer NOT NULL,
	`is_deleted` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `cost_code_uq` ON `cost_code` (`tenant_node`,`fee_code`) WHERE is_deleted = 0;--> statement-breakpoint
CREATE UNIQUE INDEX `cost_code_name_uq` ON `cost_code` (`tenant_node`,`fee_name`) WHERE is_deleted = 0;--> statement-breakpoint
CREATE TABLE `cost_list` (
	`tenant_node` text NOT NULL,
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`bjd_id` text,
	`customer_ids` text NOT NULL,
	`jfgz` text NOT NULL,
	`rule_version` integer NOT NULL,
	`status` integer NOT NULL,
	`create_by` text NOT NULL,
	`create_time` text NOT NULL,
	`update_by` text NOT NULL,
	`update_time` text NOT NULL,
	`version` integer NOT NULL,
	`is_deleted` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `cost_list_name_uq` ON `cost_list` (`tenant_node`,`name`) WHERE is_deleted = 0;--> statement-breakpoint
CREATE TABLE `cost_standard` (
	`tenant_node` text NOT NULL,
	`id` text PRIMARY KEY NOT NULL,
	`fee_code` text NOT NULL,
	`unit` text NOT NULL,
	`currency` text NOT NULL,
	`price` integer NOT NULL,
	`min_charge` integer,
	`valid_from` text NOT NULL,
	`valid_to` text,
	`create_by` text NOT NULL,
	`create_time` text NOT NULL,
	`update_by` text NOT NULL,
	`update_time` text NOT NULL,
	`version` integer NOT NULL,
	`is_deleted` integer NOT NULL,
	CONSTRAINT "cost_standard_price_range" CHECK("cost_standard"."price" > -9000000000000000 and "cost_standard"."price" < 9000000000000000),
	CONSTRAINT "cost_standard_minCharge_range" CHECK("cost_standard"."min_charge" > -9000000000000000 and "cost_standard"."min_charge" < 9000000000000000)
);
--> statement-breakpoint
CREATE INDEX `cost_standard_fee_ix` ON `cost_standard` (`tenant_node`,`fee_code`,`valid_from`);--> statement-breakpoint
CREATE TABLE `price_record` (
	`tenant_node` text NOT NULL,
	`id` text PRIMARY KEY NOT NULL,
	`business_id` text NOT NULL,
	`detail_id` text NOT NULL,
	`fee_code` text NOT NULL,
	`fee_name` text NOT NULL,
	`action` text NOT NULL,
	`old_price` integer,
	`new_price` integer,
	`field_diff` text NOT NULL,
	`user_id` text NOT NULL,
	`real_name` text NOT NULL,
	`time` text NOT NULL,
	CONSTRAINT "price_record_oldPrice_range" CHECK("price_record"."old_price" > -9000000000000000 and "price_record"."old_price" < 9000000000000000),
	CONSTRAINT "price_record_newPrice_range" CHECK("price_record"."new_price" > -9000000000000000 and "price_record"."new_price" < 9000000000000000)
);
--> statement-breakpoint
CREATE INDEX `price_record_business_ix` ON `price_record` (`tenant_node`,`business_id`,`time`);--> statement-breakpoint
CREATE TABLE `quotation` (
	`tenant_node` text NOT NULL,
	`id` text PRIMARY KEY NOT NULL,
	`bjd_no` text NOT NULL,
	`revision` integer NOT NULL,
	`contract_id` text NOT NULL,
	`customer_id` text NOT NULL,
	`customer_name` text NOT NULL,
	`cost_list_id` text,
	`valid_from` text NOT NULL,
	`valid_to` text NOT NULL,
	`audit_status` integer NOT NULL,
	`is_stop` integer NOT NULL,
	`create_by` text NOT NULL,
	`create_time` text NOT NULL,
	`update_by` text NOT NULL,
	`update_time` text NOT NULL,
	`version` integer NOT NULL,
	`is_deleted` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `quotation_revision_uq` ON `quotation` (`tenant_node`,`bjd_no`,`revision`) WHERE is_deleted = 0;--> statement-breakpoint
CREATE INDEX `quotation_contract_ix` ON `quotation` (`tenant_node`,`contract_id`,`id`);--> statement-breakpoint
CREATE INDEX `quotation_customer_ix` ON `quotation` (`tenant_node`,`customer_id`,`valid_from`);--> statement-breakpoint
CREATE INDEX `quotation_time_ix` ON `quotation` (`tenant_node`,`is_deleted`,`create_time`,`id`);--> statement-breakpoint
CREATE TABLE `quotation_detail` (
	`tenant_node` text NOT NULL,
	`id` text PRIMARY KEY NOT NULL,
	`sheet_id` text NOT NULL,
	`sheet_kind` text NOT NULL,
	`line_no` integer NOT NULL,
	`fee_code` text NOT NULL,
	`fee_name` text NOT NULL,
	`jfmodule_id` text NOT NULL,
	`calc_method` text NOT NULL,
	`unit` text NOT NULL,
	`price` integer NOT NULL,
	`currency` text NOT NULL,
	`tax_rate` text NOT NULL,
	`tax_included` integer NOT NULL,
	`free_days` integer NOT NULL,
	`free_mode` text,
	`tier_mode` text,
	`min_charge` integer,
	`min_scope` text,
	`min_prorate` text,
	`max_charge` integer,
	`age_basis` text NOT NULL,
	`payer` text NOT NULL,
	`conditions` text NOT NULL,
	`qty_step` integer,
	`is_stop` integer NOT NULL,
	`create_by` text NOT NULL,
	`create_time` text NOT NULL,
	`update_by` text NOT NULL,
	`update_time` text NOT NULL,
	`version` integer NOT NULL,
	`is_deleted` integer NOT NULL,
	CONSTRAINT "quotation_detail_price_range" CHECK("quotation_detail"."price" > -9000000000000000 and "quotation_detail"."price" < 9000000000000000),
	CONSTRAINT "quotation_detail_minCharge_range" CHECK("quotation_detail"."min_charge" > -9000000000000000 and "quotation_detail"."min_charge" < 9000000000000000),
	CONSTRAINT "quotation_detail_maxCharge_range" CHECK("quotation_detail"."max_charge" > -9000000000000000 and "quotation_detail"."max_charge" < 9000000000000000),
	CONSTRAINT "quotation_detail_qtyStep_range" CHECK("quotation_detail"."qty_step" > -9000000000000000 and "quotation_detail"."qty_step" < 9000000000000000)
);
--> statement-breakpoint
CREATE INDEX `quotation_detail_sheet_ix` ON `quotation_detail` (`tenant_node`,`sheet_id`,`line_no`);--> statement-breakpoint
CREATE INDEX `quotation_detail_fee_ix` ON `quotation_detail` (`tenant_node`,`sheet_kind`,`fee_code`);--> statement-breakpoint
CREATE TABLE `stepwise_quotation` (
	`tenant_node` text NOT NULL,
	`id` text PRIMARY KEY NOT NULL,
	`sheet_id` text NOT NULL,
	`detail_id` text NOT NULL,
	`row_no` integer NOT NULL,
	`from_value` integer NOT NULL,
	`to_value` integer,
	`price` integer NOT NULL,
	CONSTRAINT "stepwise_quotation_fromValue_range" CHECK("stepwise_quotation"."from_value" > -9000000000000000 and "stepwise_quotation"."from_value" < 9000000000000000),
	CONSTRAINT "stepwise_quotation_toValue_range" CHECK("stepwise_quotation"."to_value" > -9000000000000000 and "stepwise_quotation"."to_value" < 9000000000000000),
	CONSTRAINT "stepwise_quotation_price_range" CHECK("stepwise_quotation"."price" > -9000000000000000 and "stepwise_quotation"."price" < 9000000000000000)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `stepwise_quotation_uq` ON `stepwise_quotation` (`tenant_node`,`detail_id`,`row_no`);--> statement-breakpoint
ALTER TABLE `tenant` ADD `contract_subjects` text;