CREATE TABLE "job" (
	"tenant_node" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"title_zh" text NOT NULL,
	"title_en" text NOT NULL,
	"status" text NOT NULL,
	"is_heavy" integer NOT NULL,
	"done" integer NOT NULL,
	"total" integer NOT NULL,
	"stage" text,
	"input" jsonb NOT NULL,
	"result" jsonb,
	"file_key" text,
	"file_name" text,
	"file_type" text,
	"file_size" integer,
	"failure" jsonb,
	"attempts" integer NOT NULL,
	"max_attempts" integer NOT NULL,
	"due_time" timestamp(3) with time zone NOT NULL,
	"lease" text,
	"is_cancel_asked" integer NOT NULL,
	"owner_name" text NOT NULL,
	"locale" text NOT NULL,
	"section" text NOT NULL,
	"start_time" timestamp(3) with time zone,
	"finish_time" timestamp(3) with time zone,
	"create_by" text NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_by" text NOT NULL,
	"update_time" timestamp(3) with time zone NOT NULL,
	"version" integer NOT NULL,
	"is_deleted" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "job_due_ix" ON "job" USING btree ("status","due_time");--> statement-breakpoint
CREATE INDEX "job_owner_ix" ON "job" USING btree ("tenant_node","create_by","create_time");--> statement-breakpoint
CREATE INDEX "job_list_ix" ON "job" USING btree ("tenant_node","is_deleted","create_time","id");--> statement-breakpoint
CREATE INDEX "job_finish_ix" ON "job" USING btree ("finish_time");