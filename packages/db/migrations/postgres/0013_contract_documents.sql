CREATE TABLE "contract_template" (
	"tenant_node" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"contract_id" text NOT NULL,
	"revision" integer NOT NULL,
	"file_id" text,
	"name" text NOT NULL,
	"create_by" text NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contract_export" (
	"tenant_node" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"contract_id" text NOT NULL,
	"kind" text NOT NULL,
	"file_id" text NOT NULL,
	"name" text NOT NULL,
	"sha256" text NOT NULL,
	"template_version" text NOT NULL,
	"quotation" text NOT NULL,
	"user_id" text NOT NULL,
	"real_name" text NOT NULL,
	"time" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "contract_template_uq" ON "contract_template" USING btree ("tenant_node","contract_id","revision");--> statement-breakpoint
CREATE INDEX "contract_export_ix" ON "contract_export" USING btree ("tenant_node","contract_id","time");