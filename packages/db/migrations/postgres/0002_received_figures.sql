ALTER TABLE "inbound_order" ADD COLUMN "passport_no" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "inbound_order" ADD COLUMN "act_pieces" integer;--> statement-breakpoint
ALTER TABLE "inbound_order" ADD COLUMN "act_net" bigint;--> statement-breakpoint
ALTER TABLE "inbound_order" ADD COLUMN "act_gross" bigint;--> statement-breakpoint
ALTER TABLE "inbound_order" ADD COLUMN "act_volume" bigint;--> statement-breakpoint
ALTER TABLE "inbound_order" ADD CONSTRAINT "inbound_order_actNet_range" CHECK ("inbound_order"."act_net" > -9000000000000000 and "inbound_order"."act_net" < 9000000000000000);--> statement-breakpoint
ALTER TABLE "inbound_order" ADD CONSTRAINT "inbound_order_actGross_range" CHECK ("inbound_order"."act_gross" > -9000000000000000 and "inbound_order"."act_gross" < 9000000000000000);--> statement-breakpoint
ALTER TABLE "inbound_order" ADD CONSTRAINT "inbound_order_actVolume_range" CHECK ("inbound_order"."act_volume" > -9000000000000000 and "inbound_order"."act_volume" < 9000000000000000);--> statement-breakpoint
-- Orders that are in say what came. Their owner, who runs this, is held by row-level security as long as it is forced.
ALTER TABLE "inbound_order" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "inbound_product" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "inbound_order" SET
	"act_pieces" = came.pieces, "act_net" = came.net, "act_gross" = came.gross, "act_volume" = came.volume
FROM (
	SELECT "order_id", coalesce(sum("act_pieces"), 0)::integer AS pieces, coalesce(sum("act_net"), 0) AS net,
		coalesce(sum("act_gross"), 0) AS gross, coalesce(sum("act_volume"), 0) AS volume
	FROM "inbound_product" GROUP BY "order_id"
) AS came
WHERE came."order_id" = "inbound_order"."id" AND "order_status" IN (5, 6, 7);--> statement-breakpoint
ALTER TABLE "inbound_product" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "inbound_order" FORCE ROW LEVEL SECURITY;
