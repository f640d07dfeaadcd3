PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_inbound_order` (
	`tenant_node` text NOT NULL,
	`id` text PRIMARY KEY NOT NULL,
	`order_no` text NOT NULL,
	`master_bill_no` text NOT NULL,
	`split_seq` integer NOT NULL,
	`customer_id` text NOT NULL,
	`customer_name` text NOT NULL,
	`hq_customer_id` text,
	`hq_customer_name` text,
	`contract_id` text,
	`bjd_id` text,
	`house_bill_no` text DEFAULT '' NOT NULL,
	`bonded_flag` integer DEFAULT 0 NOT NULL,
	`storage_area_id` text,
	`inbound_type` text NOT NULL,
	`business_type` text NOT NULL,
	`en_ship_name` text NOT NULL,
	`cn_ship_name` text NOT NULL,
	`imvoy` text NOT NULL,
	`expect_date` text NOT NULL,
	`eta` text,
	`ata` text,
	`port_code` text DEFAULT '' NOT NULL,
	`trade_type` text DEFAULT '' NOT NULL,
	`is_fill_bag` integer DEFAULT 0 NOT NULL,
	`inbound_date` text,
	`is_card` integer DEFAULT 0 NOT NULL,
	`passport_no` text DEFAULT '' NOT NULL,
	`month_agency` integer DEFAULT 0 NOT NULL,
	`start_time` text,
	`total_pieces` integer NOT NULL,
	`net_weight` integer NOT NULL,
	`gross_weight` integer NOT NULL,
	`volume` integer NOT NULL,
	`act_pieces` integer,
	`act_net` integer,
	`act_gross` integer,
	`act_volume` integer,
	`remark` text NOT NULL,
	`order_status` integer NOT NULL,
	`submit_by` text,
	`submit_time` text,
	`create_by` text NOT NULL,
	`create_time` text NOT NULL,
	`update_by` text NOT NULL,
	`update_time` text NOT NULL,
	`version` integer NOT NULL,
	`is_deleted` integer NOT NULL,
	CONSTRAINT "inbound_order_netWeight_range" CHECK("__new_inbound_order"."net_weight" > -9000000000000000 and "__new_inbound_order"."net_weight" < 9000000000000000),
	CONSTRAINT "inbound_order_grossWeight_range" CHECK("__new_inbound_order"."gross_weight" > -9000000000000000 and "__new_inbound_order"."gross_weight" < 9000000000000000),
	CONSTRAINT "inbound_order_volume_range" CHECK("__new_inbound_order"."volume" > -9000000000000000 and "__new_inbound_order"."volume" < 9000000000000000),
	CONSTRAINT "inbound_order_actNet_range" CHECK("__new_inbound_order"."act_net" > -9000000000000000 and "__new_inbound_order"."act_net" < 9000000000000000),
	CONSTRAINT "inbound_order_actGross_range" CHECK("__new_inbound_order"."act_gross" > -9000000000000000 and "__new_inbound_order"."act_gross" < 9000000000000000),
	CONSTRAINT "inbound_order_actVolume_range" CHECK("__new_inbound_order"."act_volume" > -9000000000000000 and "__new_inbound_order"."act_volume" < 9000000000000000)
);
--> statement-breakpoint
INSERT INTO `__new_inbound_order`("tenant_node", "id", "order_no", "master_bill_no", "split_seq", "customer_id", "customer_name", "hq_customer_id", "hq_customer_name", "contract_id", "bjd_id", "house_bill_no", "bonded_flag", "storage_area_id", "inbound_type", "business_type", "en_ship_name", "cn_ship_name", "imvoy", "expect_date", "eta", "ata", "port_code", "trade_type", "is_fill_bag", "inbound_date", "is_card", "month_agency", "start_time", "total_pieces", "net_weight", "gross_weight", "volume", "remark", "order_status", "submit_by", "submit_time", "create_by", "create_time", "update_by", "update_time", "version", "is_deleted") SELECT "tenant_node", "id", "order_no", "master_bill_no", "split_seq", "customer_id", "customer_name", "hq_customer_id", "hq_customer_name", "contract_id", "bjd_id", "house_bill_no", "bonded_flag", "storage_area_id", "inbound_type", "business_type", "en_ship_name", "cn_ship_name", "imvoy", "expect_date", "eta", "ata", "port_code", "trade_type", "is_fill_bag", "inbound_date", "is_card", "month_agency", "start_time", "total_pieces", "net_weight", "gross_weight", "volume", "remark", "order_status", "submit_by", "submit_time", "create_by", "create_time", "update_by", "update_time", "version", "is_deleted" FROM `inbound_order`;--> statement-breakpoint
DROP TABLE `inbound_order`;--> statement-breakpoint
ALTER TABLE `__new_inbound_order` RENAME TO `inbound_order`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE UNIQUE INDEX `inbound_order_no_uq` ON `inbound_order` (`tenant_node`,`order_no`);--> statement-breakpoint
CREATE UNIQUE INDEX `inbound_order_bill_uq` ON `inbound_order` (`tenant_node`,`master_bill_no`,`split_seq`) WHERE is_deleted = 0 and order_status <> 9;--> statement-breakpoint
CREATE INDEX `inbound_order_time_ix` ON `inbound_order` (`tenant_node`,`is_deleted`,`create_time`,`id`);--> statement-breakpoint
CREATE INDEX `inbound_order_status_ix` ON `inbound_order` (`tenant_node`,`is_deleted`,`order_status`,`create_time`,`id`);--> statement-breakpoint
CREATE INDEX `inbound_order_due_ix` ON `inbound_order` (`tenant_node`,`is_deleted`,`order_status`,`expect_date`);--> statement-breakpoint
CREATE INDEX `inbound_order_expect_ix` ON `inbound_order` (`tenant_node`,`is_deleted`,`expect_date`);--> statement-breakpoint
CREATE INDEX `inbound_order_bill_ix` ON `inbound_order` (`tenant_node`,`is_deleted`,`master_bill_no`);--> statement-breakpoint
CREATE INDEX `inbound_order_customer_ix` ON `inbound_order` (`tenant_node`,`customer_id`,`order_status`);--> statement-breakpoint
-- Orders that are in say what came.
UPDATE `inbound_order` SET (`act_pieces`, `act_net`, `act_gross`, `act_volume`) = (
	SELECT coalesce(sum(`act_pieces`), 0), coalesce(sum(`act_net`), 0), coalesce(sum(`act_gross`), 0), coalesce(sum(`act_volume`), 0)
	FROM `inbound_product` WHERE `inbound_product`.`order_id` = `inbound_order`.`id`
) WHERE `order_status` IN (5, 6, 7);
