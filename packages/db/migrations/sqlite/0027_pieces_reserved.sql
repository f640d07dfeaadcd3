PRAGMA foreign_keys=OFF;--> statement-breakpoint
ALTER TABLE `outbound_allocation` ADD `loaded_pallets` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE `inventory` ADD `reserved_pieces` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE `inventory` ADD `reserved_pallets` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE `inventory_reservation` ADD `pieces` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE `inventory_reservation` ADD `pallets` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE `inventory_reservation` ADD `consumed_pieces` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE `inventory_reservation` ADD `consumed_pallets` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
-- A reservation holds what its order was given of the lot, and has used what left with trucks.
UPDATE inventory_reservation SET pieces = a.pieces, pallets = a.pallets FROM outbound_allocation AS a
WHERE a.reservation_id = inventory_reservation.id;
--> statement-breakpoint
UPDATE inventory_reservation SET
	consumed_pieces = CASE WHEN s.pieces > inventory_reservation.pieces THEN inventory_reservation.pieces ELSE s.pieces END,
	consumed_pallets = CASE WHEN s.pallets > inventory_reservation.pallets THEN inventory_reservation.pallets ELSE s.pallets END
FROM (
	SELECT a.reservation_id, sum(l.pieces) AS pieces, sum(l.pallets) AS pallets
	FROM outbound_load AS l JOIN outbound_allocation AS a ON a.id = l.allocation_id
	WHERE l.net IS NOT NULL GROUP BY a.reservation_id
) AS s
WHERE s.reservation_id = inventory_reservation.id;
--> statement-breakpoint
UPDATE inventory_reservation SET consumed_pieces = pieces, consumed_pallets = pallets WHERE consumed_qty = qty;
--> statement-breakpoint
-- What was promised twice stays with who came first; of a lot that is promised whole, who came last gets the rest.
UPDATE inventory_reservation SET
	pieces = consumed_pieces + CASE
		WHEN s.left_pieces < 0 THEN 0
		WHEN s.takes_rest = 1 OR s.left_pieces < pieces - consumed_pieces THEN s.left_pieces
		ELSE pieces - consumed_pieces END,
	pallets = consumed_pallets + CASE
		WHEN s.left_pallets < 0 THEN 0
		WHEN s.takes_rest = 1 OR s.left_pallets < pallets - consumed_pallets THEN s.left_pallets
		ELSE pallets - consumed_pallets END
FROM (
	SELECT
		r.id AS hold_id,
		i.on_hand_pieces - coalesce(sum(r.pieces - r.consumed_pieces) OVER earlier, 0) AS left_pieces,
		i.on_hand_pallets - coalesce(sum(r.pallets - r.consumed_pallets) OVER earlier, 0) AS left_pallets,
		CASE WHEN i.reserved_qty = i.on_hand_qty AND row_number() OVER (PARTITION BY r.lot_id ORDER BY r.id DESC) = 1 THEN 1 ELSE 0 END AS takes_rest
	FROM inventory_reservation AS r JOIN inventory AS i ON i.id = r.lot_id
	WHERE r.status = 1
	WINDOW earlier AS (PARTITION BY r.lot_id ORDER BY r.id ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING)
) AS s
WHERE s.hold_id = inventory_reservation.id;
--> statement-breakpoint
UPDATE outbound_allocation SET pieces = r.pieces, pallets = r.pallets FROM inventory_reservation AS r
WHERE r.id = outbound_allocation.reservation_id AND r.status = 1;
--> statement-breakpoint
-- Loads that have not left carry no more than that; those of pieces that others hold have to be said again.
UPDATE outbound_load SET
	pieces = CASE WHEN a.loaded_pieces > a.pieces THEN 0 ELSE outbound_load.pieces END,
	pallets = CASE WHEN outbound_load.pallets > a.pallets THEN a.pallets ELSE outbound_load.pallets END
FROM outbound_allocation AS a
WHERE a.id = outbound_load.allocation_id AND outbound_load.net IS NULL;
--> statement-breakpoint
UPDATE outbound_allocation SET
	loaded_pieces = CASE WHEN s.pieces > outbound_allocation.pieces THEN outbound_allocation.pieces ELSE s.pieces END,
	loaded_pallets = CASE WHEN s.pallets > outbound_allocation.pallets THEN outbound_allocation.pallets ELSE s.pallets END
FROM (SELECT allocation_id, sum(pieces) AS pieces, sum(pallets) AS pallets FROM outbound_load GROUP BY allocation_id) AS s
WHERE s.allocation_id = outbound_allocation.id;
--> statement-breakpoint
UPDATE inventory SET reserved_pieces = s.pieces, reserved_pallets = s.pallets
FROM (
	SELECT lot_id, sum(pieces - consumed_pieces) AS pieces, sum(pallets - consumed_pallets) AS pallets
	FROM inventory_reservation WHERE status = 1 GROUP BY lot_id
) AS s
WHERE s.lot_id = inventory.id;
--> statement-breakpoint
CREATE TABLE `__new_inventory` (
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
	`reserved_pieces` integer NOT NULL,
	`reserved_pallets` integer NOT NULL,
	`ledger_count` integer NOT NULL,
	`create_by` text NOT NULL,
	`create_time` text NOT NULL,
	`update_by` text NOT NULL,
	`update_time` text NOT NULL,
	`version` integer NOT NULL,
	`is_deleted` integer NOT NULL,
	CONSTRAINT "inventory_not_below_zero" CHECK("__new_inventory"."on_hand_qty" >= 0 and "__new_inventory"."on_hand_pieces" >= 0 and "__new_inventory"."on_hand_pallets" >= 0 and "__new_inventory"."on_hand_net" >= 0 and "__new_inventory"."on_hand_gross" >= 0 and "__new_inventory"."on_hand_volume" >= 0),
	CONSTRAINT "inventory_promised_is_there" CHECK("__new_inventory"."reserved_qty" >= 0 and "__new_inventory"."reserved_pieces" >= 0 and "__new_inventory"."reserved_pallets" >= 0 and "__new_inventory"."reserved_qty" <= "__new_inventory"."on_hand_qty" and "__new_inventory"."reserved_pieces" <= "__new_inventory"."on_hand_pieces" and "__new_inventory"."reserved_pallets" <= "__new_inventory"."on_hand_pallets"),
	CONSTRAINT "inventory_available_together" CHECK("__new_inventory"."reserved_qty" < "__new_inventory"."on_hand_qty" or ("__new_inventory"."reserved_pieces" = "__new_inventory"."on_hand_pieces" and "__new_inventory"."reserved_pallets" = "__new_inventory"."on_hand_pallets")),
	CONSTRAINT "inventory_onHandQty_range" CHECK("__new_inventory"."on_hand_qty" > -9000000000000000 and "__new_inventory"."on_hand_qty" < 9000000000000000),
	CONSTRAINT "inventory_onHandNet_range" CHECK("__new_inventory"."on_hand_net" > -9000000000000000 and "__new_inventory"."on_hand_net" < 9000000000000000),
	CONSTRAINT "inventory_onHandGross_range" CHECK("__new_inventory"."on_hand_gross" > -9000000000000000 and "__new_inventory"."on_hand_gross" < 9000000000000000),
	CONSTRAINT "inventory_onHandVolume_range" CHECK("__new_inventory"."on_hand_volume" > -9000000000000000 and "__new_inventory"."on_hand_volume" < 9000000000000000),
	CONSTRAINT "inventory_reservedQty_range" CHECK("__new_inventory"."reserved_qty" > -9000000000000000 and "__new_inventory"."reserved_qty" < 9000000000000000)
);
--> statement-breakpoint
INSERT INTO `__new_inventory`("tenant_node", "id", "lot_no", "root_lot_id", "hq_customer_id", "hq_customer_name", "master_bill_no", "inbound_order_id", "source_module", "source_id", "source_no", "product_id", "product_code", "product_name", "brand_name", "batch_no", "unit", "container_no", "container_size", "location_id", "location_code", "product_status", "bonded_flag", "in_date", "age_date", "on_hand_qty", "on_hand_pieces", "on_hand_pallets", "on_hand_net", "on_hand_gross", "on_hand_volume", "reserved_qty", "reserved_pieces", "reserved_pallets", "ledger_count", "create_by", "create_time", "update_by", "update_time", "version", "is_deleted") SELECT "tenant_node", "id", "lot_no", "root_lot_id", "hq_customer_id", "hq_customer_name", "master_bill_no", "inbound_order_id", "source_module", "source_id", "source_no", "product_id", "product_code", "product_name", "brand_name", "batch_no", "unit", "container_no", "container_size", "location_id", "location_code", "product_status", "bonded_flag", "in_date", "age_date", "on_hand_qty", "on_hand_pieces", "on_hand_pallets", "on_hand_net", "on_hand_gross", "on_hand_volume", "reserved_qty", "reserved_pieces", "reserved_pallets", "ledger_count", "create_by", "create_time", "update_by", "update_time", "version", "is_deleted" FROM `inventory`;--> statement-breakpoint
DROP TABLE `inventory`;--> statement-breakpoint
ALTER TABLE `__new_inventory` RENAME TO `inventory`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE UNIQUE INDEX `inventory_lot_uq` ON `inventory` (`tenant_node`,`lot_no`);--> statement-breakpoint
CREATE INDEX `inventory_bill_ix` ON `inventory` (`tenant_node`,`master_bill_no`,`hq_customer_id`);--> statement-breakpoint
CREATE INDEX `inventory_owner_ix` ON `inventory` (`tenant_node`,`hq_customer_id`,`id`);--> statement-breakpoint
CREATE INDEX `inventory_location_ix` ON `inventory` (`tenant_node`,`location_id`);--> statement-breakpoint
CREATE INDEX `inventory_source_ix` ON `inventory` (`tenant_node`,`source_id`);--> statement-breakpoint
CREATE INDEX `inventory_order_ix` ON `inventory` (`tenant_node`,`inbound_order_id`);--> statement-breakpoint
CREATE INDEX `inventory_time_ix` ON `inventory` (`tenant_node`,`is_deleted`,`create_time`,`id`);--> statement-breakpoint
CREATE INDEX `inventory_stock_ix` ON `inventory` (`tenant_node`,`is_deleted`,`create_time`,`id`) WHERE on_hand_qty > 0;--> statement-breakpoint
CREATE INDEX `inventory_place_ix` ON `inventory` (`tenant_node`,`is_deleted`,`location_id`,`on_hand_gross`,`on_hand_volume`,`on_hand_pallets`) WHERE on_hand_qty > 0;--> statement-breakpoint
CREATE INDEX `inventory_sums_ix` ON `inventory` (`tenant_node`,`is_deleted`,`hq_customer_id`,`master_bill_no`,`location_id`,`hq_customer_name`,`location_code`,`unit`,`on_hand_qty`,`reserved_qty`,`on_hand_pieces`,`on_hand_pallets`,`on_hand_net`,`on_hand_gross`,`on_hand_volume`) WHERE on_hand_qty > 0;--> statement-breakpoint
CREATE TABLE `__new_inventory_reservation` (
	`tenant_node` text NOT NULL,
	`id` text PRIMARY KEY NOT NULL,
	`lot_id` text NOT NULL,
	`type` integer NOT NULL,
	`ref_module` text NOT NULL,
	`ref_id` text NOT NULL,
	`ref_no` text NOT NULL,
	`ref_line_id` text NOT NULL,
	`qty` integer NOT NULL,
	`pieces` integer NOT NULL,
	`pallets` integer NOT NULL,
	`consumed_qty` integer NOT NULL,
	`consumed_pieces` integer NOT NULL,
	`consumed_pallets` integer NOT NULL,
	`expire_time` text,
	`status` integer NOT NULL,
	`create_by` text NOT NULL,
	`create_time` text NOT NULL,
	`update_by` text NOT NULL,
	`update_time` text NOT NULL,
	`version` integer NOT NULL,
	`is_deleted` integer NOT NULL,
	FOREIGN KEY (`lot_id`) REFERENCES `inventory`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "inventory_reservation_rest" CHECK("__new_inventory_reservation"."qty" > 0 and "__new_inventory_reservation"."consumed_qty" >= 0 and "__new_inventory_reservation"."consumed_qty" <= "__new_inventory_reservation"."qty" and "__new_inventory_reservation"."consumed_pieces" >= 0 and "__new_inventory_reservation"."consumed_pieces" <= "__new_inventory_reservation"."pieces" and "__new_inventory_reservation"."consumed_pallets" >= 0 and "__new_inventory_reservation"."consumed_pallets" <= "__new_inventory_reservation"."pallets"),
	CONSTRAINT "inventory_reservation_together" CHECK("__new_inventory_reservation"."consumed_qty" < "__new_inventory_reservation"."qty" or ("__new_inventory_reservation"."consumed_pieces" = "__new_inventory_reservation"."pieces" and "__new_inventory_reservation"."consumed_pallets" = "__new_inventory_reservation"."pallets")),
	CONSTRAINT "inventory_reservation_qty_range" CHECK("__new_inventory_reservation"."qty" > -9000000000000000 and "__new_inventory_reservation"."qty" < 9000000000000000),
	CONSTRAINT "inventory_reservation_consumedQty_range" CHECK("__new_inventory_reservation"."consumed_qty" > -9000000000000000 and "__new_inventory_reservation"."consumed_qty" < 9000000000000000)
);
--> statement-breakpoint
INSERT INTO `__new_inventory_reservation`("tenant_node", "id", "lot_id", "type", "ref_module", "ref_id", "ref_no", "ref_line_id", "qty", "pieces", "pallets", "consumed_qty", "consumed_pieces", "consumed_pallets", "expire_time", "status", "create_by", "create_time", "update_by", "update_time", "version", "is_deleted") SELECT "tenant_node", "id", "lot_id", "type", "ref_module", "ref_id", "ref_no", "ref_line_id", "qty", "pieces", "pallets", "consumed_qty", "consumed_pieces", "consumed_pallets", "expire_time", "status", "create_by", "create_time", "update_by", "update_time", "version", "is_deleted" FROM `inventory_reservation`;--> statement-breakpoint
DROP TABLE `inventory_reservation`;--> statement-breakpoint
ALTER TABLE `__new_inventory_reservation` RENAME TO `inventory_reservation`;--> statement-breakpoint
CREATE INDEX `inventory_reservation_time_ix` ON `inventory_reservation` (`tenant_node`,`is_deleted`,`create_time`,`id`);--> statement-breakpoint
CREATE INDEX `inventory_reservation_lot_ix` ON `inventory_reservation` (`tenant_node`,`lot_id`,`status`);--> statement-breakpoint
CREATE INDEX `inventory_reservation_ref_ix` ON `inventory_reservation` (`tenant_node`,`ref_id`,`status`);--> statement-breakpoint
CREATE INDEX `inventory_reservation_status_ix` ON `inventory_reservation` (`tenant_node`,`status`,`create_time`,`id`,`is_deleted`);--> statement-breakpoint
CREATE INDEX `inventory_reservation_expiry_ix` ON `inventory_reservation` (`status`,`expire_time`);
