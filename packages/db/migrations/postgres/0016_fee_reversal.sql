DROP INDEX "fee_line_reversal_uq";--> statement-breakpoint
ALTER TABLE "fee_line" ADD COLUMN "reversed_by" text;--> statement-breakpoint
ALTER TABLE "fee_line" ADD COLUMN "receipt_no" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "fee_line" ADD COLUMN "traits" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "fee_line_reversal_uq" ON "fee_line" USING btree ("tenant_node","reversal_of") WHERE status <> 9 and reversal_of is not null;