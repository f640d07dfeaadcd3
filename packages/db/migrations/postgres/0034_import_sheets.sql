ALTER TABLE "import_batch" ADD COLUMN "source_id" text;--> statement-breakpoint
ALTER TABLE "import_batch" ADD COLUMN "source_sheet" integer;--> statement-breakpoint
CREATE INDEX "import_batch_source_ix" ON "import_batch" USING btree ("tenant_node","source_id");