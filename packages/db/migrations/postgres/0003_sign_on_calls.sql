CREATE TABLE "login_record" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"way" text NOT NULL,
	"account" text NOT NULL,
	"user_id" text,
	"session" text,
	"tenant" text,
	"address" text NOT NULL,
	"time" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"tenant_node" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"message" jsonb,
	"status" integer NOT NULL,
	"attempts" integer NOT NULL,
	"due_time" timestamp(3) with time zone NOT NULL,
	"expire_time" timestamp(3) with time zone NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL,
	"last_error" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "password_link" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"expire_time" timestamp(3) with time zone NOT NULL,
	"use_time" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "phone_code" (
	"phone" text NOT NULL,
	"tenant" text NOT NULL,
	"code_hash" text NOT NULL,
	"guesses_left" integer NOT NULL,
	"expire_time" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "phone_code_phone_tenant_pk" PRIMARY KEY("phone","tenant")
);
--> statement-breakpoint
CREATE TABLE "send_wait" (
	"sender" text PRIMARY KEY NOT NULL,
	"sends" integer NOT NULL,
	"wait_until" timestamp(3) with time zone,
	"update_time" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "simulated_message" (
	"id" text PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"text" text NOT NULL,
	"time" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "membership" ADD COLUMN "customer_id" text;--> statement-breakpoint
ALTER TABLE "role" ADD COLUMN "data_scope" text;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "seen_time" timestamp(3) with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "login_record_session_uq" ON "login_record" USING btree ("session","kind");--> statement-breakpoint
CREATE INDEX "login_record_time_ix" ON "login_record" USING btree ("time");--> statement-breakpoint
CREATE INDEX "outbox_due_ix" ON "outbox" USING btree ("status","due_time");--> statement-breakpoint
CREATE INDEX "simulated_message_time_ix" ON "simulated_message" USING btree ("time");