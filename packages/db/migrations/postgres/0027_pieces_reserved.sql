ALTER TABLE "inventory" DROP CONSTRAINT "inventory_promised_is_there";
--> statement-breakpoint
ALTER TABLE "inventory_reservation" DROP CONSTRAINT "inventory_reservation_rest";
--> statement-breakpoint
ALTER TABLE "inventory" ADD COLUMN "reserved_pieces" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "inventory" ADD COLUMN "reserved_pallets" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "inventory_reservation" ADD COLUMN "pieces" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "inventory_reservation" ADD COLUMN "pallets" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "inventory_reservation" ADD COLUMN "consumed_pieces" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "inventory_reservation" ADD COLUMN "consumed_pallets" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "outbound_allocation" ADD COLUMN "loaded_pallets" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
-- The owner, who runs this, is held by row-level security as long as it is forced.
ALTER TABLE "inventory" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "inventory_reservation" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "outbound_allocation" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "outbound_load" NO FORCE ROW LEVEL SECURITY;
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
ALTER TABLE "inventory" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "inventory_reservation" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "outbound_allocation" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "outbound_load" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "inventory" ALTER COLUMN "reserved_pieces" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "inventory" ALTER COLUMN "reserved_pallets" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "inventory_reservation" ALTER COLUMN "pieces" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "inventory_reservation" ALTER COLUMN "pallets" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "inventory_reservation" ALTER COLUMN "consumed_pieces" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "inventory_reservation" ALTER COLUMN "consumed_pallets" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "inventory" ADD CONSTRAINT "inventory_available_together" CHECK ("inventory"."reserved_qty" < "inventory"."on_hand_qty" or ("inventory"."reserved_pieces" = "inventory"."on_hand_pieces" and "inventory"."reserved_pallets" = "inventory"."on_hand_pallets"));
--> statement-breakpoint
ALTER TABLE "inventory" ADD CONSTRAINT "inventory_promised_is_there" CHECK ("inventory"."reserved_qty" >= 0 and "inventory"."reserved_pieces" >= 0 and "inventory"."reserved_pallets" >= 0 and "inventory"."reserved_qty" <= "inventory"."on_hand_qty" and "inventory"."reserved_pieces" <= "inventory"."on_hand_pieces" and "inventory"."reserved_pallets" <= "inventory"."on_hand_pallets");
--> statement-breakpoint
ALTER TABLE "inventory_reservation" ADD CONSTRAINT "inventory_reservation_together" CHECK ("inventory_reservation"."consumed_qty" < "inventory_reservation"."qty" or ("inventory_reservation"."consumed_pieces" = "inventory_reservation"."pieces" and "inventory_reservation"."consumed_pallets" = "inventory_reservation"."pallets"));
--> statement-breakpoint
ALTER TABLE "inventory_reservation" ADD CONSTRAINT "inventory_reservation_rest" CHECK ("inventory_reservation"."qty" > 0 and "inventory_reservation"."consumed_qty" >= 0 and "inventory_reservation"."consumed_qty" <= "inventory_reservation"."qty" and "inventory_reservation"."consumed_pieces" >= 0 and "inventory_reservation"."consumed_pieces" <= "inventory_reservation"."pieces" and "inventory_reservation"."consumed_pallets" >= 0 and "inventory_reservation"."consumed_pallets" <= "inventory_reservation"."pallets");
