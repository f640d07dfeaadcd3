ALTER TABLE "fee_line" ADD COLUMN "split_no" text;--> statement-breakpoint
CREATE INDEX "fee_line_split_ix" ON "fee_line" USING btree ("tenant_node","split_no") WHERE split_no is not null;