ALTER TABLE "customer" ADD COLUMN "initials" text;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "initials" text;--> statement-breakpoint
ALTER TABLE "storage_location" ADD COLUMN "initials" text;--> statement-breakpoint
CREATE INDEX "customer_initials_ix" ON "customer" USING btree ("tenant_node","is_deleted","initials");--> statement-breakpoint
CREATE INDEX "product_initials_ix" ON "product" USING btree ("tenant_node","is_deleted","initials");--> statement-breakpoint
CREATE INDEX "storage_location_initials_ix" ON "storage_location" USING btree ("tenant_node","is_deleted","initials");