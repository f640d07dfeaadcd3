CREATE TABLE "payment_refund" (
	"tenant_node" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"of_id" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"status" integer NOT NULL,
	"reason" text NOT NULL,
	"create_by" text NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_by" text NOT NULL,
	"update_time" timestamp(3) with time zone NOT NULL,
	"version" integer NOT NULL,
	"is_deleted" integer NOT NULL,
	CONSTRAINT "payment_refund_amount_range" CHECK ("payment_refund"."amount" > -9000000000000000 and "payment_refund"."amount" < 9000000000000000)
);
--> statement-breakpoint
DROP INDEX "bill_open_uq";--> statement-breakpoint
ALTER TABLE "bill" ADD COLUMN "credit_of" text;--> statement-breakpoint
ALTER TABLE "bill" ADD COLUMN "credit_of_no" text;--> statement-breakpoint
ALTER TABLE "write_off" ADD COLUMN "is_refund" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_refund" ADD CONSTRAINT "payment_refund_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_refund" ADD CONSTRAINT "payment_refund_of_id_payment_id_fk" FOREIGN KEY ("of_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_refund_payment_ix" ON "payment_refund" USING btree ("tenant_node","payment_id");--> statement-breakpoint
CREATE INDEX "payment_refund_of_ix" ON "payment_refund" USING btree ("tenant_node","of_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bill_credit_uq" ON "bill" USING btree ("tenant_node","credit_of","period") WHERE status in (0, 1, 8) and credit_of is not null;--> statement-breakpoint
CREATE INDEX "fee_line_unbilled_ix" ON "fee_line" USING btree ("tenant_node","account_period","status","customer_id","currency") WHERE bill_id is null;--> statement-breakpoint
CREATE UNIQUE INDEX "bill_open_uq" ON "bill" USING btree ("tenant_node","rec_pay","customer_id","period","currency") WHERE status in (0, 1, 8) and credit_of is null;