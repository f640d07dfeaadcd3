CREATE TABLE "import_batch" (
	"tenant_node" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"noun" text NOT NULL,
	"file_name" text NOT NULL,
	"file_size" integer NOT NULL,
	"sha256" text NOT NULL,
	"status" text NOT NULL,
	"job_id" text,
	"file_key" text,
	"sheets" jsonb NOT NULL,
	"override" jsonb NOT NULL,
	"sheet_no" integer,
	"header_start" integer,
	"header_row" integer,
	"mapping" jsonb NOT NULL,
	"row_count" integer NOT NULL,
	"bad_rows" integer NOT NULL,
	"finding_count" integer NOT NULL,
	"refusal" jsonb,
	"result" jsonb,
	"publish_time" timestamp(3) with time zone,
	"create_by" text NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_by" text NOT NULL,
	"update_time" timestamp(3) with time zone NOT NULL,
	"version" integer NOT NULL,
	"is_deleted" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import_row" (
	"tenant_node" text NOT NULL,
	"batch_id" text NOT NULL,
	"sheet_no" integer NOT NULL,
	"row_no" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"down" jsonb,
	"across" jsonb,
	"is_skipped" integer NOT NULL,
	"is_bad" integer NOT NULL,
	"findings" jsonb,
	CONSTRAINT "import_row_tenant_node_batch_id_sheet_no_row_no_pk" PRIMARY KEY("tenant_node","batch_id","sheet_no","row_no")
);
--> statement-breakpoint
CREATE INDEX "import_batch_owner_ix" ON "import_batch" USING btree ("tenant_node","create_by","status","create_time");--> statement-breakpoint
CREATE INDEX "import_batch_file_ix" ON "import_batch" USING btree ("tenant_node","noun","sha256");--> statement-breakpoint
CREATE INDEX "import_batch_update_ix" ON "import_batch" USING btree ("update_time");--> statement-breakpoint
CREATE INDEX "import_row_bad_ix" ON "import_row" USING btree ("tenant_node","batch_id","sheet_no","is_bad","row_no");