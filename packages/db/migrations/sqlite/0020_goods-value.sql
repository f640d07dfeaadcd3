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
	`unit_price` integer,
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
	CONSTRAINT "inbound_product_unitPrice_range" CHECK("__new_inbound_product"."unit_price" > -9000000000000000 and "__new_inbound_product"."unit_price" < 9000000000000000),
	CONSTRAINT "inbound_product_actNet_range" CHECK("__new_inbound_product"."act_net" > -9000000000000000 and "__new_inbound_product"."act_net" < 9000000000000000),
	CONSTRAINT "inbound_product_actGross_range" CHECK("__new_inbound_product"."act_gross" > -9000000000000000 and "__new_inbound_product"."act_gross" < 9000000000000000),
	CONSTRAINT "inbound_product_actVolume_range" CHECK("__new_inbound_product"."act_volume" > -9000000000000000 and "__new_inbound_product"."act_volume" < 9000000000000000)
);
--> statement-breakpoint
INSERT INTO `__new_inbound_product`("tenant_node", "id", "order_id", "line_no", "container_no", "product_code", "product_name", "brand_name", "lot_no", "plan_pieces", "plan_pallet", "plan_net", "plan_gross", "plan_volume", "product_id", "act_pieces", "act_pallet", "act_net", "act_gross", "act_volume", "damage_pieces", "diff_type", "diff_decision", "remark") SELECT "tenant_node", "id", "order_id", "line_no", "container_no", "product_code", "product_name", "brand_name", "lot_no", "plan_pieces", "plan_pallet", "plan_net", "plan_gross", "plan_volume", "product_id", "act_pieces", "act_pallet", "act_net", "act_gross", "act_volume", "damage_pieces", "diff_type", "diff_decision", "remark" FROM `inbound_product`;--> statement-breakpoint
DROP TABLE `inbound_product`;--> statement-breakpoint
ALTER TABLE `__new_inbound_product` RENAME TO `inbound_product`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `inbound_product_order_ix` ON `inbound_product` (`tenant_node`,`order_id`,`line_no`);