ALTER TABLE "import_batch" ADD COLUMN "doubtful_rows" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "import_batch" ADD COLUMN "warnings" jsonb;--> statement-breakpoint
ALTER TABLE "import_batch" ADD COLUMN "acceptance" jsonb;--> statement-breakpoint
ALTER TABLE "import_row" ADD COLUMN "is_doubtful" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "import_row_doubtful_ix" ON "import_row" USING btree ("tenant_node","batch_id","sheet_no","is_doubtful","row_no");