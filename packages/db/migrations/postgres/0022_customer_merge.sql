ALTER TABLE "customer" ADD COLUMN "match_key" text;--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "merged_into_id" text;--> statement-breakpoint
CREATE INDEX "customer_match_ix" ON "customer" USING btree ("tenant_node","is_deleted","match_key");--> statement-breakpoint
CREATE INDEX "customer_merged_ix" ON "customer" USING btree ("tenant_node","merged_into_id") WHERE merged_into_id is not null;