CREATE TABLE "list_preference" (
	"tenant_node" text NOT NULL,
	"user_id" text NOT NULL,
	"list_name" text NOT NULL,
	"layout" jsonb,
	"default_view_id" text,
	CONSTRAINT "list_preference_tenant_node_user_id_list_name_pk" PRIMARY KEY("tenant_node","user_id","list_name")
);
--> statement-breakpoint
CREATE TABLE "saved_view" (
	"tenant_node" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"list_name" text NOT NULL,
	"name" text NOT NULL,
	"audience" text NOT NULL,
	"role_code" text NOT NULL,
	"owner_id" text NOT NULL,
	"owner_name" text NOT NULL,
	"layout" jsonb NOT NULL,
	"search" jsonb NOT NULL,
	"create_by" text NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_by" text NOT NULL,
	"update_time" timestamp(3) with time zone NOT NULL,
	"version" integer NOT NULL,
	"is_deleted" integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "saved_view_name_uq" ON "saved_view" USING btree ("tenant_node","owner_id","list_name","name") WHERE is_deleted = 0;--> statement-breakpoint
CREATE INDEX "saved_view_list_ix" ON "saved_view" USING btree ("tenant_node","list_name","is_deleted");