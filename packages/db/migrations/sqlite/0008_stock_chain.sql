CREATE TABLE `fee_line` (
	`tenant_node` text NOT NULL,
	`id` text PRIMARY KEY NOT NULL,
	`jt_no` text NOT NULL,
	`module` text NOT NULL,
	`business_id` text NOT NULL,
	`business_no` text NOT NULL,
	`master_bill_no` text NOT NULL,
	`rec_pay` integer NOT NULL,
	`customer_id` text NOT NULL,
	`customer_name` text NOT NULL,
	`contract_id` text NOT NULL,
	`fee_code` text NOT NULL,
	`fee_name` text NOT NULL,
	`jfmodule_id` text NOT NULL,
	`calc_method` text NOT NULL,
	`price_source` text NOT NULL,
	`sheet_id` text NOT NULL,
	`detail_id` text NOT NULL,
	`rule_version` integer NOT NULL,
	`unit` text NOT NULL,
	`qty` integer NOT NULL,
	`price` integer NOT NULL,
	`currency` text NOT NULL,
	`tax_rate` text NOT NULL,
	`tax_included` integer NOT NULL,
	`amount` integer NOT NULL,
	`net_amount` integer NOT NULL,
	`tax_amount` integer NOT NULL,
	`exchange_rate` integer NOT NULL,
	`local_amount` integer NOT NULL,
	`period_from` text NOT NULL,
	`period_to` text NOT NULL,
	`explanation` text NOT NULL,
	`is_open` integer NOT NULL,
	`is_missing_price` integer NOT NULL,
	`source` text NOT NULL,
	`revision` integer NOT NULL,
	`reversal_of` text,
	`bill_id` text,
	`status` integer NOT NULL,
	`remark` text NOT NULL,
	`create_by` text NOT NULL,
	`create_time` text NOT NULL,
	`update_by` text NOT NULL,
	`update_time` text NOT NULL,
	`version` integer NOT NULL,
	`is_deleted` integer NOT NULL,
	CONSTRAINT "fee_line_qty_range" CHECK("fee_line"."qty" > -9000000000000000 and "fee_line"."qty" < 9000000000000000),
	CONSTRAINT "fee_line_price_range" CHECK("fee_line"."price" > -9000000000000000 and "fee_line"."price" < 9000000000000000),
	CONSTRAINT "fee_line_amount_range" CHECK("fee_line"."amount" > -9000000000000000 and "fee_line"."amount" < 9000000000000000),
	CONSTRAINT "fee_line_netAmount_range" CHECK("fee_line"."net_amount" > -9000000000000000 and "fee_line"."net_amount" < 9000000000000000),
	CONSTRAINT "fee_line_taxAmount_range" CHECK("fee_line"."tax_amount" > -9000000000000000 and "fee_line"."tax_amount" < 9000000000000000),
	CONSTRAINT "fee_line_exchangeRate_range" CHECK("fee_line"."exchange_rate" > -9000000000000000 and "fee_line"."exchange_rate" < 9000000000000000),
	CONSTRAINT "fee_line_localAmount_range" CHECK("fee_line"."local_amount" > -9000000000000000 and "fee_line"."local_amount" < 9000000000000000)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `fee_line_uq` ON `fee_line` (`tenant_node`,`rec_pay`,`customer_id`,`fee_code`,`business_id`,`detail_id`,`period_from`,`period_to`,`revision`) WHERE status <> 9 and reversal_of is null;--> statement-breakpoint
CREATE UNIQUE INDEX `fee_line_reversal_uq` ON `fee_line` (`tenant_node`,`reversal_of`) WHERE reversal_of is not null;--> statement-breakpoint
CREATE INDEX `fee_line_business_ix` ON `fee_line` (`tenant_node`,`business_id`,`status`);--> statement-breakpoint
CREATE INDEX `fee_line_customer_ix` ON `fee_line` (`tenant_node`,`customer_id`,`period_from`);--> statement-breakpoint
CREATE INDEX `fee_line_period_ix` ON `fee_line` (`tenant_node`,`period_from`,`status`);--> statement-breakpoint
CREATE INDEX `fee_line_time_ix` ON `fee_line` (`tenant_node`,`is_deleted`,`create_time`,`id`);--> statement-breakpoint
CREATE TABLE `inbound_plan` (
	`tenant_node` text NOT NULL,
	`id` text PRIMARY KEY NOT NULL,
	`plan_no` text NOT NULL,
	`order_id` text NOT NULL,
	`line_id` text NOT NULL,
	`container_no` text NOT NULL,
	`location_id` text NOT NULL,
	`location_code` text NOT NULL,
	`plan_pieces` integer NOT NULL,
	`plan_pallet` integer NOT NULL,
	`plan_net` integer NOT NULL,
	`plan_gross` integer NOT NULL,
	`plan_volume` integer NOT NULL,
	`work_team` text NOT NULL,
	`tally_man` text NOT NULL,
	`forklift_code` text NOT NULL,
	`plan_date` text,
	`status` integer NOT NULL,
	`start_time` text,
	`finish_time` text,
	`biz_date` text,
	`act_pieces` integer,
	`act_pallet` integer,
	`act_net` integer,
	`act_gross` integer,
	`act_volume` integer,
	`damage_pieces` integer NOT NULL,
	`note` text NOT NULL,
	`create_by` text NOT NULL,
	`create_time` text NOT NULL,
	`update_by` text NOT NULL,
	`update_time` text NOT NULL,
	`version` integer NOT NULL,
	`is_deleted` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `inbound_order`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "inbound_plan_planNet_range" CHECK("inbound_plan"."plan_net" > -9000000000000000 and "inbound_plan"."plan_net" < 9000000000000000),
	CONSTRAINT "inbound_plan_planGross_range" CHECK("inbound_plan"."plan_gross" > -9000000000000000 and "inbound_plan"."plan_gross" < 9000000000000000),
	CONSTRAINT "inbound_plan_planVolume_range" CHECK("inbound_plan"."plan_volume" > -9000000000000000 and "inbound_plan"."plan_volume" < 9000000000000000),
	CONSTRAINT "inbound_plan_actNet_range" CHECK("inbound_plan"."act_net" > -9000000000000000 and "inbound_plan"."act_net" < 9000000000000000),
	CONSTRAINT "inbound_plan_actGross_range" CHECK("inbound_plan"."act_gross" > -9000000000000000 and "inbound_plan"."act_gross" < 9000000000000000),
	CONSTRAINT "inbound_plan_actVolume_range" CHECK("inbound_plan"."act_volume" > -9000000000000000 and "inbound_plan"."act_volume" < 9000000000000000)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `inbound_plan_no_uq` ON `inbound_plan` (`tenant_node`,`plan_no`);--> statement-breakpoint
CREATE INDEX `inbound_plan_order_ix` ON `inbound_plan` (`tenant_node`,`order_id`,`id`);--> statement-breakpoint
CREATE INDEX `inbound_plan_location_ix` ON `inbound_plan` (`tenant_node`,`location_id`,`status`);--> statement-breakpoint
CREATE TABLE `inventory` (
	`tenant_node` text NOT NULL,
	`id` text PRIMARY KEY NOT NULL,
	`lot_no` text NOT NULL,
	`root_lot_id` text NOT NULL,
	`hq_customer_id` text NOT NULL,
	`hq_customer_name` text NOT NULL,
	`master_bill_no` text NOT NULL,
	`inbound_order_id` text NOT NULL,
	`source_module` text NOT NULL,
	`source_id` text NOT NULL,
	`source_no` text NOT NULL,
	`product_id` text NOT NULL,
	`product_code` text NOT NULL,
	`product_name` text NOT NULL,
	`brand_name` text NOT NULL,
	`batch_no` text NOT NULL,
	`unit` text NOT NULL,
	`container_no` text NOT NULL,
	`container_size` text NOT NULL,
	`location_id` text NOT NULL,
	`location_code` text NOT NULL,
	`product_status` text NOT NULL,
	`bonded_flag` integer NOT NULL,
	`in_date` text NOT NULL,
	`age_date` text NOT NULL,
	`on_hand_qty` integer NOT NULL,
	`on_hand_pieces` integer NOT NULL,
	`on_hand_pallets` integer NOT NULL,
	`on_hand_net` integer NOT NULL,
	`on_hand_gross` integer NOT NULL,
	`on_hand_volume` integer NOT NULL,
	`reserved_qty` integer NOT NULL,
	`ledger_count` integer NOT NULL,
	`create_by` text NOT NULL,
	`create_time` text NOT NULL,
	`update_by` text NOT NULL,
	`update_time` text NOT NULL,
	`version` integer NOT NULL,
	`is_deleted` integer NOT NULL,
	CONSTRAINT "inventory_not_below_zero" CHECK("inventory"."on_hand_qty" >= 0 and "inventory"."on_hand_pieces" >= 0 and "inventory"."on_hand_pallets" >= 0 and "inventory"."on_hand_net" >= 0 and "inventory"."on_hand_gross" >= 0 and "inventory"."on_hand_volume" >= 0),
	CONSTRAINT "inventory_promised_is_there" CHECK("inventory"."reserved_qty" >= 0 and "inventory"."reserved_qty" <= "inventory"."on_hand_qty"),
	CONSTRAINT "inventory_onHandQty_range" CHECK("inventory"."on_hand_qty" > -9000000000000000 and "inventory"."on_hand_qty" < 9000000000000000),
	CONSTRAINT "inventory_onHandNet_range" CHECK("inventory"."on_hand_net" > -9000000000000000 and "inventory"."on_hand_net" < 9000000000000000),
	CONSTRAINT "inventory_onHandGross_range" CHECK("inventory"."on_hand_gross" > -9000000000000000 and "inventory"."on_hand_gross" < 9000000000000000),
	CONSTRAINT "inventory_onHandVolume_range" CHECK("inventory"."on_hand_volume" > -9000000000000000 and "inventory"."on_hand_volume" < 9000000000000000),
	CONSTRAINT "inventory_reservedQty_range" CHECK("inventory"."reserved_qty" > -9000000000000000 and "inventory"."reserved_qty" < 9000000000000000)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `inventory_lot_uq` ON `inventory` (`tenant_node`,`lot_no`);--> statement-breakpoint
CREATE INDEX `inventory_bill_ix` ON `inventory` (`tenant_node`,`master_bill_no`,`hq_customer_id`);--> statement-breakpoint
CREATE INDEX `inventory_owner_ix` ON `inventory` (`tenant_node`,`hq_customer_id`,`id`);--> statement-breakpoint
CREATE INDEX `inventory_location_ix` ON `inventory` (`tenant_node`,`location_id`);--> statement-breakpoint
CREATE INDEX `inventory_source_ix` ON `inventory` (`tenant_node`,`source_id`);--> statement-breakpoint
CREATE INDEX `inventory_order_ix` ON `inventory` (`tenant_node`,`inbound_order_id`);--> statement-breakpoint
CREATE INDEX `inventory_time_ix` ON `inventory` (`tenant_node`,`is_deleted`,`create_time`,`id`);--> statement-breakpoint
CREATE TABLE `inventory_ledger` (
	`tenant_node` text NOT NULL,
	`id` text PRIMARY KEY NOT NULL,
	`lot_id` text NOT NULL,
	`seq` integer NOT NULL,
	`type` text NOT NULL,
	`qty` integer NOT NULL,
	`pieces` integer NOT NULL,
	`pallets` integer NOT NULL,
	`net` integer NOT NULL,
	`gross` integer NOT NULL,
	`volume` integer NOT NULL,
	`qty_before` integer NOT NULL,
	`qty_after` integer NOT NULL,
	`biz_date` text NOT NULL,
	`post_time` text NOT NULL,
	`post_by` text NOT NULL,
	`ref_module` text NOT NULL,
	`ref_id` text NOT NULL,
	`ref_no` text NOT NULL,
	`ref_line_id` text NOT NULL,
	`reversal_of` text,
	`idempotency_key` text NOT NULL,
	FOREIGN KEY (`lot_id`) REFERENCES `inventory`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "inventory_ledger_qty_range" CHECK("inventory_ledger"."qty" > -9000000000000000 and "inventory_ledger"."qty" < 9000000000000000),
	CONSTRAINT "inventory_ledger_net_range" CHECK("inventory_ledger"."net" > -9000000000000000 and "inventory_ledger"."net" < 9000000000000000),
	CONSTRAINT "inventory_ledger_gross_range" CHECK("inventory_ledger"."gross" > -9000000000000000 and "inventory_ledger"."gross" < 9000000000000000),
	CONSTRAINT "inventory_ledger_volume_range" CHECK("inventory_ledger"."volume" > -9000000000000000 and "inventory_ledger"."volume" < 9000000000000000),
	CONSTRAINT "inventory_ledger_qtyBefore_range" CHECK("inventory_ledger"."qty_before" > -9000000000000000 and "inventory_ledger"."qty_before" < 9000000000000000),
	CONSTRAINT "inventory_ledger_qtyAfter_range" CHECK("inventory_ledger"."qty_after" > -9000000000000000 and "inventory_ledger"."qty_after" < 9000000000000000)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `inventory_ledger_seq_uq` ON `inventory_ledger` (`tenant_node`,`lot_id`,`seq`);--> statement-breakpoint
CREATE UNIQUE INDEX `inventory_ledger_key_uq` ON `inventory_ledger` (`tenant_node`,`idempotency_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `inventory_ledger_reversal_uq` ON `inventory_ledger` (`tenant_node`,`reversal_of`);--> statement-breakpoint
CREATE INDEX `inventory_ledger_ref_ix` ON `inventory_ledger` (`tenant_node`,`ref_id`);--> statement-breakpoint
CREATE TABLE `inventory_reservation` (
	`tenant_node` text NOT NULL,
	`id` text PRIMARY KEY NOT NULL,
	`lot_id` text NOT NULL,
	`type` integer NOT NULL,
	`ref_module` text NOT NULL,
	`ref_id` text NOT NULL,
	`ref_no` text NOT NULL,
	`ref_line_id` text NOT NULL,
	`qty` integer NOT NULL,
	`consumed_qty` integer NOT NULL,
	`expire_time` text,
	`status` integer NOT NULL,
	`create_by` text NOT NULL,
	`create_time` text NOT NULL,
	`update_by` text NOT NULL,
	`update_time` text NOT NULL,
	`version` integer NOT NULL,
	`is_deleted` integer NOT NULL,
	FOREIGN KEY (`lot_id`) REFERENCES `inventory`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "inventory_reservation_rest" CHECK("inventory_reservation"."qty" > 0 and "inventory_reservation"."consumed_qty" >= 0 and "inventory_reservation"."consumed_qty" <= "inventory_reservation"."qty"),
	CONSTRAINT "inventory_reservation_qty_range" CHECK("inventory_reservation"."qty" > -9000000000000000 and "inventory_reservation"."qty" < 9000000000000000),
	CONSTRAINT "inventory_reservation_consumedQty_range" CHECK("inventory_reservation"."consumed_qty" > -9000000000000000 and "inventory_reservation"."consumed_qty" < 9000000000000000)
);
--> statement-breakpoint
CREATE INDEX `inventory_reservation_lot_ix` ON `inventory_reservation` (`tenant_node`,`lot_id`,`status`);--> statement-breakpoint
CREATE INDEX `inventory_reservation_ref_ix` ON `inventory_reservation` (`tenant_node`,`ref_id`,`status`);--> statement-breakpoint
CREATE INDEX `inventory_reservation_expiry_ix` ON `inventory_reservation` (`status`,`expire_time`);--> statement-breakpoint
CREATE TABLE `notice` (
	`tenant_node` text NOT NULL,
	`id` text PRIMARY KEY NOT NULL,
	`audience` text NOT NULL,
	`user_id` text,
	`kind` text NOT NULL,
	`params` text NOT NULL,
	`module` text NOT NULL,
	`business_id` text NOT NULL,
	`master_bill_no` text NOT NULL,
	`time` text NOT NULL,
	`done_time` text
);
--> statement-breakpoint
CREATE INDEX `notice_audience_ix` ON `notice` (`tenant_node`,`audience`,`time`);--> statement-breakpoint
CREATE INDEX `notice_user_ix` ON `notice` (`tenant_node`,`user_id`,`time`);--> statement-breakpoint
CREATE INDEX `notice_business_ix` ON `notice` (`tenant_node`,`business_id`);--> statement-breakpoint
CREATE TABLE `notice_read` (
	`tenant_node` text NOT NULL,
	`notice_id` text NOT NULL,
	`user_id` text NOT NULL,
	`time` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `notice_read_uq` ON `notice_read` (`tenant_node`,`notice_id`,`user_id`);--> statement-breakpoint
CREATE TABLE `outbound_allocation` (
	`tenant_node` text NOT NULL,
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`line_id` text NOT NULL,
	`lot_id` text NOT NULL,
	`lot_no` text NOT NULL,
	`location_code` text NOT NULL,
	`container_no` text NOT NULL,
	`reservation_id` text NOT NULL,
	`qty` integer NOT NULL,
	`pieces` integer NOT NULL,
	`pallets` integer NOT NULL,
	`net` integer NOT NULL,
	`loaded_qty` integer NOT NULL,
	`loaded_pieces` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `outbound_order`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "outbound_allocation_qty_range" CHECK("outbound_allocation"."qty" > -9000000000000000 and "outbound_allocation"."qty" < 9000000000000000),
	CONSTRAINT "outbound_allocation_net_range" CHECK("outbound_allocation"."net" > -9000000000000000 and "outbound_allocation"."net" < 9000000000000000),
	CONSTRAINT "outbound_allocation_loadedQty_range" CHECK("outbound_allocation"."loaded_qty" > -9000000000000000 and "outbound_allocation"."loaded_qty" < 9000000000000000)
);
--> statement-breakpoint
CREATE INDEX `outbound_allocation_order_ix` ON `outbound_allocation` (`tenant_node`,`order_id`);--> statement-breakpoint
CREATE TABLE `outbound_line` (
	`tenant_node` text NOT NULL,
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`line_no` integer NOT NULL,
	`lot_id` text,
	`product_id` text NOT NULL,
	`product_code` text NOT NULL,
	`product_name` text NOT NULL,
	`brand_name` text NOT NULL,
	`unit` text NOT NULL,
	`qty` integer NOT NULL,
	`pieces` integer NOT NULL,
	`net` integer NOT NULL,
	`remark` text NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `outbound_order`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "outbound_line_qty_range" CHECK("outbound_line"."qty" > -9000000000000000 and "outbound_line"."qty" < 9000000000000000),
	CONSTRAINT "outbound_line_net_range" CHECK("outbound_line"."net" > -9000000000000000 and "outbound_line"."net" < 9000000000000000)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `outbound_line_uq` ON `outbound_line` (`tenant_node`,`order_id`,`line_no`);--> statement-breakpoint
CREATE TABLE `outbound_load` (
	`tenant_node` text NOT NULL,
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`truck_id` text NOT NULL,
	`allocation_id` text NOT NULL,
	`qty` integer NOT NULL,
	`pieces` integer NOT NULL,
	`pallets` integer NOT NULL,
	`net` integer,
	`gross` integer,
	FOREIGN KEY (`order_id`) REFERENCES `outbound_order`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "outbound_load_qty_range" CHECK("outbound_load"."qty" > -9000000000000000 and "outbound_load"."qty" < 9000000000000000),
	CONSTRAINT "outbound_load_net_range" CHECK("outbound_load"."net" > -9000000000000000 and "outbound_load"."net" < 9000000000000000),
	CONSTRAINT "outbound_load_gross_range" CHECK("outbound_load"."gross" > -9000000000000000 and "outbound_load"."gross" < 9000000000000000)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `outbound_load_uq` ON `outbound_load` (`tenant_node`,`truck_id`,`allocation_id`);--> statement-breakpoint
CREATE INDEX `outbound_load_order_ix` ON `outbound_load` (`tenant_node`,`order_id`);--> statement-breakpoint
CREATE TABLE `outbound_order` (
	`tenant_node` text NOT NULL,
	`id` text PRIMARY KEY NOT NULL,
	`order_no` text NOT NULL,
	`master_bill_no` text NOT NULL,
	`customer_id` text NOT NULL,
	`customer_name` text NOT NULL,
	`outbound_type` text NOT NULL,
	`business_type` text NOT NULL,
	`contract_id` text,
	`bonded_flag` integer NOT NULL,
	`pick_date` text NOT NULL,
	`receiver` text NOT NULL,
	`receiver_phone` text NOT NULL,
	`receive_address` text NOT NULL,
	`carrier_id` text,
	`carrier_name` text NOT NULL,
	`bond_invt_no` text NOT NULL,
	`passport_no` text NOT NULL,
	`remark` text NOT NULL,
	`total_qty` integer NOT NULL,
	`total_pieces` integer NOT NULL,
	`net_weight` integer NOT NULL,
	`out_qty` integer NOT NULL,
	`out_pieces` integer NOT NULL,
	`out_net` integer NOT NULL,
	`out_date` text,
	`outbound_status` integer NOT NULL,
	`submit_by` text,
	`submit_time` text,
	`close_reason` text NOT NULL,
	`create_by` text NOT NULL,
	`create_time` text NOT NULL,
	`update_by` text NOT NULL,
	`update_time` text NOT NULL,
	`version` integer NOT NULL,
	`is_deleted` integer NOT NULL,
	CONSTRAINT "outbound_order_totalQty_range" CHECK("outbound_order"."total_qty" > -9000000000000000 and "outbound_order"."total_qty" < 9000000000000000),
	CONSTRAINT "outbound_order_netWeight_range" CHECK("outbound_order"."net_weight" > -9000000000000000 and "outbound_order"."net_weight" < 9000000000000000),
	CONSTRAINT "outbound_order_outQty_range" CHECK("outbound_order"."out_qty" > -9000000000000000 and "outbound_order"."out_qty" < 9000000000000000),
	CONSTRAINT "outbound_order_outNet_range" CHECK("outbound_order"."out_net" > -9000000000000000 and "outbound_order"."out_net" < 9000000000000000)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `outbound_order_no_uq` ON `outbound_order` (`tenant_node`,`order_no`);--> statement-breakpoint
CREATE INDEX `outbound_order_time_ix` ON `outbound_order` (`tenant_node`,`is_deleted`,`create_time`,`id`);--> statement-breakpoint
CREATE INDEX `outbound_order_status_ix` ON `outbound_order` (`tenant_node`,`is_deleted`,`outbound_status`,`create_time`,`id`);--> statement-breakpoint
CREATE INDEX `outbound_order_bill_ix` ON `outbound_order` (`tenant_node`,`is_deleted`,`master_bill_no`);--> statement-breakpoint
CREATE INDEX `outbound_order_customer_ix` ON `outbound_order` (`tenant_node`,`customer_id`,`outbound_status`);--> statement-breakpoint
CREATE TABLE `outbound_truck` (
	`tenant_node` text NOT NULL,
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`th_no` text NOT NULL,
	`plate_no` text NOT NULL,
	`trailer_no` text NOT NULL,
	`driver_name` text NOT NULL,
	`driver_phone` text NOT NULL,
	`pick_code` text NOT NULL,
	`status` integer NOT NULL,
	`gate_in_time` text,
	`tare_weight` integer,
	`load_time` text,
	`signer` text NOT NULL,
	`gate_out_time` text,
	`gross_weight` integer,
	`biz_date` text,
	`create_by` text NOT NULL,
	`create_time` text NOT NULL,
	`update_by` text NOT NULL,
	`update_time` text NOT NULL,
	`version` integer NOT NULL,
	`is_deleted` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `outbound_order`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "outbound_truck_tareWeight_range" CHECK("outbound_truck"."tare_weight" > -9000000000000000 and "outbound_truck"."tare_weight" < 9000000000000000),
	CONSTRAINT "outbound_truck_grossWeight_range" CHECK("outbound_truck"."gross_weight" > -9000000000000000 and "outbound_truck"."gross_weight" < 9000000000000000)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `outbound_truck_no_uq` ON `outbound_truck` (`tenant_node`,`th_no`);--> statement-breakpoint
CREATE INDEX `outbound_truck_order_ix` ON `outbound_truck` (`tenant_node`,`order_id`);--> statement-breakpoint
CREATE INDEX `outbound_truck_plate_ix` ON `outbound_truck` (`tenant_node`,`plate_no`,`status`);--> statement-breakpoint
ALTER TABLE `inbound_container` ADD `unload_status` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `inbound_container` ADD `damage_note` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `inbound_order` ADD `hq_customer_id` text;--> statement-breakpoint
ALTER TABLE `inbound_order` ADD `hq_customer_name` text;--> statement-breakpoint
ALTER TABLE `inbound_order` ADD `contract_id` text;--> statement-breakpoint
ALTER TABLE `inbound_order` ADD `bjd_id` text;--> statement-breakpoint
ALTER TABLE `inbound_order` ADD `house_bill_no` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `inbound_order` ADD `bonded_flag` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `inbound_order` ADD `storage_area_id` text;--> statement-breakpoint
ALTER TABLE `inbound_order` ADD `eta` text;--> statement-breakpoint
ALTER TABLE `inbound_order` ADD `ata` text;--> statement-breakpoint
ALTER TABLE `inbound_order` ADD `port_code` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `inbound_order` ADD `trade_type` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `inbound_order` ADD `is_fill_bag` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `inbound_order` ADD `inbound_date` text;--> statement-breakpoint
ALTER TABLE `inbound_order` ADD `is_card` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `inbound_order` ADD `month_agency` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `inbound_order` ADD `start_time` text;--> statement-breakpoint
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_inbound_product` (
	`tenant_node` text NOT NULL,
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`line_no` integer NOT NULL,
	`container_no` text NOT NULL,
	`product_code` text NOT NULL,
	`product_name` text NOT NULL,
	`brand_name` text NOT NULL,
	`lot_no` text NOT NULL,
	`plan_pieces` integer NOT NULL,
	`plan_pallet` integer,
	`plan_net` integer NOT NULL,
	`plan_gross` integer,
	`plan_volume` integer,
	`product_id` text,
	`act_pieces` integer,
	`act_pallet` integer,
	`act_net` integer,
	`act_gross` integer,
	`act_volume` integer,
	`damage_pieces` integer DEFAULT 0 NOT NULL,
	`diff_type` text DEFAULT '' NOT NULL,
	`diff_decision` text DEFAULT '' NOT NULL,
	`remark` text NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `inbound_order`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "inbound_product_planNet_range" CHECK("__new_inbound_product"."plan_net" > -9000000000000000 and "__new_inbound_product"."plan_net" < 9000000000000000),
	CONSTRAINT "inbound_product_planGross_range" CHECK("__new_inbound_product"."plan_gross" > -9000000000000000 and "__new_inbound_product"."plan_gross" < 9000000000000000),
	CONSTRAINT "inbound_product_planVolume_range" CHECK("__new_inbound_product"."plan_volume" > -9000000000000000 and "__new_inbound_product"."plan_volume" < 9000000000000000),
	CONSTRAINT "inbound_product_actNet_range" CHECK("__new_inbound_product"."act_net" > -9000000000000000 and "__new_inbound_product"."act_net" < 9000000000000000),
	CONSTRAINT "inbound_product_actGross_range" CHECK("__new_inbound_product"."act_gross" > -9000000000000000 and "__new_inbound_product"."act_gross" < 9000000000000000),
	CONSTRAINT "inbound_product_actVolume_range" CHECK("__new_inbound_product"."act_volume" > -9000000000000000 and "__new_inbound_product"."act_volume" < 9000000000000000)
);
--> statement-breakpoint
INSERT INTO `__new_inbound_product`("tenant_node", "id", "order_id", "line_no", "container_no", "product_code", "product_name", "brand_name", "lot_no", "plan_pieces", "plan_pallet", "plan_net", "plan_gross", "plan_volume", "remark") SELECT "tenant_node", "id", "order_id", "line_no", "container_no", "product_code", "product_name", "brand_name", "lot_no", "plan_pieces", "plan_pallet", "plan_net", "plan_gross", "plan_volume", "remark" FROM `inbound_product`;--> statement-breakpoint
DROP TABLE `inbound_product`;--> statement-breakpoint
ALTER TABLE `__new_inbound_product` RENAME TO `inbound_product`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `inbound_product_order_ix` ON `inbound_product` (`tenant_node`,`order_id`,`line_no`);