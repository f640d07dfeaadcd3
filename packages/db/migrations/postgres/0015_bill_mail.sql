ALTER TABLE "bill" ADD COLUMN "sent_time" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "module" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "business_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "outbox_business_ix" ON "outbox" USING btree ("tenant_node","business_id") WHERE business_id <> '';