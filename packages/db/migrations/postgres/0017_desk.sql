CREATE TABLE "help_article" (
	"tenant_node" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"brief_instructions" text NOT NULL,
	"details" text NOT NULL,
	"brief_instructions_en" text NOT NULL,
	"details_en" text NOT NULL,
	"routes" jsonb NOT NULL,
	"sort" integer NOT NULL,
	"is_show" integer NOT NULL,
	"create_by" text NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_by" text NOT NULL,
	"update_time" timestamp(3) with time zone NOT NULL,
	"version" integer NOT NULL,
	"is_deleted" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "instruction" (
	"tenant_node" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"active_route" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"status" integer NOT NULL,
	"author" text NOT NULL,
	"create_by" text NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_by" text NOT NULL,
	"update_time" timestamp(3) with time zone NOT NULL,
	"version" integer NOT NULL,
	"is_deleted" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "requirement" (
	"tenant_node" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"route" text NOT NULL,
	"priority" text NOT NULL,
	"status" integer NOT NULL,
	"reply" text NOT NULL,
	"author" text NOT NULL,
	"create_by" text NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_by" text NOT NULL,
	"update_time" timestamp(3) with time zone NOT NULL,
	"version" integer NOT NULL,
	"is_deleted" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "simulated_customer" (
	"tenant_node" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"customer_name" text NOT NULL,
	"content" jsonb NOT NULL,
	"time" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "simulator_fault" (
	"tenant_node" text NOT NULL,
	"system" text NOT NULL,
	"fault" text NOT NULL,
	"update_time" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "simulator_fault_tenant_node_system_pk" PRIMARY KEY("tenant_node","system")
);
--> statement-breakpoint
CREATE INDEX "help_article_sort_ix" ON "help_article" USING btree ("tenant_node","is_deleted","sort");--> statement-breakpoint
CREATE INDEX "instruction_route_ix" ON "instruction" USING btree ("tenant_node","active_route","status");--> statement-breakpoint
CREATE INDEX "instruction_time_ix" ON "instruction" USING btree ("tenant_node","is_deleted","create_time","id");--> statement-breakpoint
CREATE INDEX "requirement_time_ix" ON "requirement" USING btree ("tenant_node","is_deleted","create_time","id");--> statement-breakpoint
CREATE INDEX "simulated_customer_name_ix" ON "simulated_customer" USING btree ("tenant_node","customer_name");