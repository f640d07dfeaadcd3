CREATE TABLE "simulated_mail" (
	"tenant_node" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"attachments" jsonb NOT NULL,
	"state" text NOT NULL,
	"time" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "subject" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "sender_id" text;--> statement-breakpoint
CREATE INDEX "simulated_mail_time_ix" ON "simulated_mail" USING btree ("tenant_node","time");