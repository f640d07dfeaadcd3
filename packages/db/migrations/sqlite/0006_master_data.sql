CREATE TABLE `carrier` (
	`tenant_node` text NOT NULL,
	`id` text PRIMARY KEY NOT NULL,
	`carrier_code` text NOT NULL,
	`carrier_name` text NOT NULL,
	`contacter` text NOT NULL,
	`phone` text NOT NULL,
	`remark` text NOT NULL,
	`is_stop` integer NOT NULL,
	`stop_reason` text NOT NULL,
	`create_by` text NOT NULL,
	`create_time` text NOT NULL,
	`update_by` text NOT NULL,
	`update_time` text NOT NULL,
	`version` integer NOT NULL,
	`is_deleted` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `carrier_code_uq` ON `carrier` (`tenant_node`,`carrier_code`) WHERE is_deleted = 0;--> statement-breakpoint
CREATE UNIQUE INDEX `carrier_name_uq` ON `carrier` (`tenant_node`,`carrier_name`) WHERE is_deleted = 0;--> statement-breakpoint
CREATE TABLE `driver` (
	`tenant_node` text NOT NULL,
	`id` text PRIMARY KEY NOT NULL,
	`carrier_id` text,
	`name` text NOT NULL,
	`phone` text NOT NULL,
	`id_no` text NOT NULL,
	`license_expire` text,
	`blacklist` integer NOT NULL,
	`blacklist_reason` text NOT NULL,
	`is_stop` integer NOT NULL,
	`stop_reason` text NOT NULL,
	`create_by` text NOT NULL,
	`create_time` text NOT NULL,
	`update_by` text NOT NULL,
	`update_time` text NOT NULL,
	`version` integer NOT NULL,
	`is_deleted` integer NOT NULL,
	FOREIGN KEY (`carrier_id`) REFERENCES `carrier`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `driver_phone_uq` ON `driver` (`tenant_node`,`phone`) WHERE is_deleted = 0;--> statement-breakpoint
CREATE TABLE `forklift` (
	`tenant_node` text NOT NULL,
	`id` text PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`name` text NOT NULL,
	`capacity` integer,
	`status` integer NOT NULL,
	`remark` text NOT NULL,
	`create_by` text NOT NULL,
	`create_time` text NOT NULL,
	`update_by` text NOT NULL,
	`update_time` text NOT NULL,
	`version` integer NOT NULL,
	`is_deleted` integer NOT NULL,
	CONSTRAINT "forklift_capacity_range" CHECK("forklift"."capacity" > -9000000000000000 and "forklift"."capacity" < 9000000000000000)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `forklift_code_uq` ON `forklift` (`tenant_node`,`code`) WHERE is_deleted = 0;--> statement-breakpoint
CREATE TABLE `fx_rate` (
	`tenant_node` text NOT NULL,
	`id` text PRIMARY KEY NOT NULL,
	`currency` text NOT NULL,
	`month` text NOT NULL,
	`rate` integer NOT NULL,
	`create_by` text NOT NULL,
	`create_time` text NOT NULL,
	`update_by` text NOT NULL,
	`update_time` text NOT NULL,
	`version` integer NOT NULL,
	`is_deleted` integer NOT NULL,
	CONSTRAINT "fx_rate_rate_range" CHECK("fx_rate"."rate" > -9000000000000000 and "fx_rate"."rate" < 9000000000000000)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `fx_rate_month_uq` ON `fx_rate` (`tenant_node`,`currency`,`month`) WHERE is_deleted = 0;--> statement-breakpoint
CREATE TABLE `param` (
	`tenant_node` text NOT NULL,
	`id` text PRIMARY KEY NOT NULL,
	`param_key` text NOT NULL,
	`param_value` text NOT NULL,
	`remark` text NOT NULL,
	`create_by` text NOT NULL,
	`create_time` text NOT NULL,
	`update_by` text NOT NULL,
	`update_time` text NOT NULL,
	`version` integer NOT NULL,
	`is_deleted` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `param_key_uq` ON `param` (`tenant_node`,`param_key`) WHERE is_deleted = 0;--> statement-breakpoint
CREATE TABLE `product` (
	`tenant_node` text NOT NULL,
	`id` text PRIMARY KEY NOT NULL,
	`product_code` text NOT NULL,
	`product_name` text NOT NULL,
	`en_name` text NOT NULL,
	`hs_code` text NOT NULL,
	`spec` text NOT NULL,
	`product_type` text NOT NULL,
	`measuring_unit` text NOT NULL,
	`aux_unit` text NOT NULL,
	`unit_weight` integer,
	`unit_volume` integer,
	`is_reel` integer NOT NULL,
	`is_futures` integer NOT NULL,
	`futures_code` text NOT NULL,
	`lot_per_unit` integer,
	`is_danger` integer NOT NULL,
	`un_no` text NOT NULL,
	`shelf_days` integer,
	`remark` text NOT NULL,
	`audit_status` integer NOT NULL,
	`submit_by` text,
	`submit_time` text,
	`forbidden_status` integer NOT NULL,
	`stop_reason` text NOT NULL,
	`create_by` text NOT NULL,
	`create_time` text NOT NULL,
	`update_by` text NOT NULL,
	`update_time` text NOT NULL,
	`version` integer NOT NULL,
	`is_deleted` integer NOT NULL,
	CONSTRAINT "product_unitWeight_range" CHECK("product"."unit_weight" > -9000000000000000 and "product"."unit_weight" < 9000000000000000),
	CONSTRAINT "product_unitVolume_range" CHECK("product"."unit_volume" > -9000000000000000 and "product"."unit_volume" < 9000000000000000),
	CONSTRAINT "product_lotPerUnit_range" CHECK("product"."lot_per_unit" > -9000000000000000 and "product"."lot_per_unit" < 9000000000000000)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `product_code_uq` ON `product` (`tenant_node`,`product_code`) WHERE is_deleted = 0;--> statement-breakpoint
CREATE INDEX `product_time_ix` ON `product` (`tenant_node`,`is_deleted`,`create_time`,`id`);--> statement-breakpoint
CREATE INDEX `product_name_ix` ON `product` (`tenant_node`,`is_deleted`,`product_name`);--> statement-breakpoint
CREATE TABLE `product_brand` (
	`tenant_node` text NOT NULL,
	`id` text PRIMARY KEY NOT NULL,
	`brand_name` text NOT NULL,
	`origin_country` text NOT NULL,
	`factory_no` text NOT NULL,
	`is_stop` integer NOT NULL,
	`stop_reason` text NOT NULL,
	`create_by` text NOT NULL,
	`create_time` text NOT NULL,
	`update_by` text NOT NULL,
	`update_time` text NOT NULL,
	`version` integer NOT NULL,
	`is_deleted` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `product_brand_name_uq` ON `product_brand` (`tenant_node`,`brand_name`) WHERE is_deleted = 0;--> statement-breakpoint
CREATE TABLE `product_single` (
	`tenant_node` text NOT NULL,
	`id` text PRIMARY KEY NOT NULL,
	`product_id` text NOT NULL,
	`brand_id` text NOT NULL,
	`grade` text NOT NULL,
	`is_stop` integer NOT NULL,
	`stop_reason` text NOT NULL,
	`create_by` text NOT NULL,
	`create_time` text NOT NULL,
	`update_by` text NOT NULL,
	`update_time` text NOT NULL,
	`version` integer NOT NULL,
	`is_deleted` integer NOT NULL,
	FOREIGN KEY (`product_id`) REFERENCES `product`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`brand_id`) REFERENCES `product_brand`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `product_single_same_uq` ON `product_single` (`tenant_node`,`product_id`,`brand_id`,`grade`) WHERE is_deleted = 0;--> statement-breakpoint
CREATE INDEX `product_single_brand_ix` ON `product_single` (`tenant_node`,`brand_id`);--> statement-breakpoint
CREATE TABLE `storage_location` (
	`tenant_node` text NOT NULL,
	`id` text PRIMARY KEY NOT NULL,
	`parent_storage_id` text,
	`ancestor_ids` text NOT NULL,
	`code` text NOT NULL,
	`name` text NOT NULL,
	`level` integer NOT NULL,
	`area_type` text NOT NULL,
	`max_weight` integer,
	`max_volume` integer,
	`max_pallet` integer,
	`allow_mix_customer` integer NOT NULL,
	`allow_mix_lot` integer NOT NULL,
	`status` integer NOT NULL,
	`status_reason` text NOT NULL,
	`create_by` text NOT NULL,
	`create_time` text NOT NULL,
	`update_by` text NOT NULL,
	`update_time` text NOT NULL,
	`version` integer NOT NULL,
	`is_deleted` integer NOT NULL,
	CONSTRAINT "storage_location_maxWeight_range" CHECK("storage_location"."max_weight" > -9000000000000000 and "storage_location"."max_weight" < 9000000000000000),
	CONSTRAINT "storage_location_maxVolume_range" CHECK("storage_location"."max_volume" > -9000000000000000 and "storage_location"."max_volume" < 9000000000000000)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `storage_location_code_uq` ON `storage_location` (`tenant_node`,`code`) WHERE is_deleted = 0;--> statement-breakpoint
CREATE INDEX `storage_location_parent_ix` ON `storage_location` (`tenant_node`,`is_deleted`,`parent_storage_id`);--> statement-breakpoint
CREATE TABLE `vehicle` (
	`tenant_node` text NOT NULL,
	`id` text PRIMARY KEY NOT NULL,
	`carrier_id` text,
	`plate_no` text NOT NULL,
	`trailer_no` text NOT NULL,
	`tare_weight` integer,
	`frame_weight` integer,
	`ic_card` text NOT NULL,
	`owner` text NOT NULL,
	`is_stop` integer NOT NULL,
	`stop_reason` text NOT NULL,
	`create_by` text NOT NULL,
	`create_time` text NOT NULL,
	`update_by` text NOT NULL,
	`update_time` text NOT NULL,
	`version` integer NOT NULL,
	`is_deleted` integer NOT NULL,
	FOREIGN KEY (`carrier_id`) REFERENCES `carrier`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "vehicle_tareWeight_range" CHECK("vehicle"."tare_weight" > -9000000000000000 and "vehicle"."tare_weight" < 9000000000000000),
	CONSTRAINT "vehicle_frameWeight_range" CHECK("vehicle"."frame_weight" > -9000000000000000 and "vehicle"."frame_weight" < 9000000000000000)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `vehicle_plate_uq` ON `vehicle` (`tenant_node`,`plate_no`) WHERE is_deleted = 0;--> statement-breakpoint
CREATE TABLE `worker` (
	`tenant_node` text NOT NULL,
	`id` text PRIMARY KEY NOT NULL,
	`worker_no` text NOT NULL,
	`name` text NOT NULL,
	`worker_type` text NOT NULL,
	`team` text NOT NULL,
	`skill` text NOT NULL,
	`phone` text NOT NULL,
	`is_stop` integer NOT NULL,
	`stop_reason` text NOT NULL,
	`create_by` text NOT NULL,
	`create_time` text NOT NULL,
	`update_by` text NOT NULL,
	`update_time` text NOT NULL,
	`version` integer NOT NULL,
	`is_deleted` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `worker_no_uq` ON `worker` (`tenant_node`,`worker_no`) WHERE is_deleted = 0;