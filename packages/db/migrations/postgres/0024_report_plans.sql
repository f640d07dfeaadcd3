CREATE TABLE "report_plan" (
	"tenant_node" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"report" text NOT NULL,
	"query" jsonb NOT NULL,
	"date_range" text,
	"rhythm" text NOT NULL,
	"weekday" integer NOT NULL,
	"month_day" integer NOT NULL,
	"hour" integer NOT NULL,
	"recipients" jsonb NOT NULL,
	"locale" text NOT NULL,
	"section" text NOT NULL,
	"owner_name" text NOT NULL,
	"next_time" timestamp(3) with time zone,
	"failure" jsonb,
	"create_by" text NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_by" text NOT NULL,
	"update_time" timestamp(3) with time zone NOT NULL,
	"version" integer NOT NULL,
	"is_deleted" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report_sending" (
	"tenant_node" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"plan_id" text NOT NULL,
	"due_time" timestamp(3) with time zone NOT NULL,
	"status" integer NOT NULL,
	"recipients" jsonb NOT NULL,
	"failure" jsonb,
	"finish_time" timestamp(3) with time zone,
	"create_by" text NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_by" text NOT NULL,
	"update_time" timestamp(3) with time zone NOT NULL,
	"version" integer NOT NULL,
	"is_deleted" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "report_plan_due_ix" ON "report_plan" USING btree ("next_time") WHERE is_deleted = 0;--> statement-breakpoint
CREATE INDEX "report_plan_owner_ix" ON "report_plan" USING btree ("tenant_node","create_by","create_time");--> statement-breakpoint
CREATE INDEX "report_plan_list_ix" ON "report_plan" USING btree ("tenant_node","is_deleted","create_time","id");--> statement-breakpoint
CREATE UNIQUE INDEX "report_sending_due_uq" ON "report_sending" USING btree ("tenant_node","plan_id","due_time");