CREATE TABLE "api_token" (
	"tenant_node" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"name" text NOT NULL,
	"hint" text NOT NULL,
	"permissions" text NOT NULL,
	"owner_id" text NOT NULL,
	"owner_name" text NOT NULL,
	"expire_time" timestamp(3) with time zone NOT NULL,
	"revoke_time" timestamp(3) with time zone,
	"last_use_time" timestamp(3) with time zone,
	"create_by" text NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_by" text NOT NULL,
	"update_time" timestamp(3) with time zone NOT NULL,
	"version" integer NOT NULL,
	"is_deleted" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_setting" (
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"value" jsonb NOT NULL,
	CONSTRAINT "user_setting_user_id_name_pk" PRIMARY KEY("user_id","name")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "api_token_hash_uq" ON "api_token" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "api_token_list_ix" ON "api_token" USING btree ("tenant_node","create_time");