CREATE TABLE "seal_record" (
	"tenant_node" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"seal_no" text NOT NULL,
	"source_type" text NOT NULL,
	"source_id" text NOT NULL,
	"source_no" text NOT NULL,
	"customer_id" text NOT NULL,
	"customer_name" text NOT NULL,
	"document_id" text NOT NULL,
	"document_name" text NOT NULL,
	"sha256" text NOT NULL,
	"seal_type" text NOT NULL,
	"copies" integer NOT NULL,
	"purpose" text NOT NULL,
	"status" integer NOT NULL,
	"submit_by" text,
	"submit_time" timestamp(3) with time zone,
	"sealed_by" text NOT NULL,
	"sealed_time" timestamp(3) with time zone,
	"create_by" text NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_by" text NOT NULL,
	"update_time" timestamp(3) with time zone NOT NULL,
	"version" integer NOT NULL,
	"is_deleted" integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "seal_record_no_uq" ON "seal_record" USING btree ("tenant_node","seal_no");--> statement-breakpoint
CREATE UNIQUE INDEX "seal_record_open_uq" ON "seal_record" USING btree ("tenant_node","source_type","source_id","seal_type") WHERE is_deleted = 0 and status not in (3, 9);--> statement-breakpoint
CREATE INDEX "seal_record_time_ix" ON "seal_record" USING btree ("tenant_node","is_deleted","create_time","id");