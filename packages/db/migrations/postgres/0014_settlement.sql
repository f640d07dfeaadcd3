CREATE TABLE "invoice" (
	"tenant_node" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"invoice_no" text NOT NULL,
	"issuer_id" text NOT NULL,
	"rec_pay" integer NOT NULL,
	"customer_id" text NOT NULL,
	"customer_name" text NOT NULL,
	"invoice_type" text NOT NULL,
	"invoice_title" text NOT NULL,
	"duty_number" text NOT NULL,
	"invoice_date" date NOT NULL,
	"currency" text NOT NULL,
	"net" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"gross" bigint NOT NULL,
	"status" integer NOT NULL,
	"red_of_id" text,
	"reason" text NOT NULL,
	"remark" text NOT NULL,
	"create_by" text NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_by" text NOT NULL,
	"update_time" timestamp(3) with time zone NOT NULL,
	"version" integer NOT NULL,
	"is_deleted" integer NOT NULL,
	CONSTRAINT "invoice_net_range" CHECK ("invoice"."net" > -9000000000000000 and "invoice"."net" < 9000000000000000),
	CONSTRAINT "invoice_tax_range" CHECK ("invoice"."tax" > -9000000000000000 and "invoice"."tax" < 9000000000000000),
	CONSTRAINT "invoice_gross_range" CHECK ("invoice"."gross" > -9000000000000000 and "invoice"."gross" < 9000000000000000)
);
--> statement-breakpoint
CREATE TABLE "invoice_part" (
	"tenant_node" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"invoice_id" text NOT NULL,
	"bill_id" text NOT NULL,
	"bill_no" text NOT NULL,
	"period" text NOT NULL,
	"amount" bigint NOT NULL,
	"net" bigint NOT NULL,
	"tax" bigint NOT NULL,
	CONSTRAINT "invoice_part_amount_range" CHECK ("invoice_part"."amount" > -9000000000000000 and "invoice_part"."amount" < 9000000000000000),
	CONSTRAINT "invoice_part_net_range" CHECK ("invoice_part"."net" > -9000000000000000 and "invoice_part"."net" < 9000000000000000),
	CONSTRAINT "invoice_part_tax_range" CHECK ("invoice_part"."tax" > -9000000000000000 and "invoice_part"."tax" < 9000000000000000)
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"tenant_node" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"payment_no" text NOT NULL,
	"rec_pay" integer NOT NULL,
	"customer_id" text NOT NULL,
	"customer_name" text NOT NULL,
	"payer_name" text NOT NULL,
	"pay_date" date NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"written_off" bigint NOT NULL,
	"rest" bigint NOT NULL,
	"reference" text NOT NULL,
	"bank_account" text NOT NULL,
	"remark" text NOT NULL,
	"status" integer NOT NULL,
	"source" integer NOT NULL,
	"reason" text NOT NULL,
	"create_by" text NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_by" text NOT NULL,
	"update_time" timestamp(3) with time zone NOT NULL,
	"version" integer NOT NULL,
	"is_deleted" integer NOT NULL,
	CONSTRAINT "payment_amount_range" CHECK ("payment"."amount" > -9000000000000000 and "payment"."amount" < 9000000000000000),
	CONSTRAINT "payment_writtenOff_range" CHECK ("payment"."written_off" > -9000000000000000 and "payment"."written_off" < 9000000000000000),
	CONSTRAINT "payment_rest_range" CHECK ("payment"."rest" > -9000000000000000 and "payment"."rest" < 9000000000000000)
);
--> statement-breakpoint
CREATE TABLE "write_off" (
	"tenant_node" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"bill_id" text NOT NULL,
	"bill_no" text NOT NULL,
	"period" text NOT NULL,
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
	CONSTRAINT "write_off_amount_range" CHECK ("write_off"."amount" > -9000000000000000 and "write_off"."amount" < 9000000000000000)
);
--> statement-breakpoint
ALTER TABLE "bill" ADD COLUMN "outstanding" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice_part" ADD CONSTRAINT "invoice_part_invoice_id_invoice_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoice"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "write_off" ADD CONSTRAINT "write_off_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_no_uq" ON "invoice" USING btree ("tenant_node","issuer_id","invoice_no");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_red_uq" ON "invoice" USING btree ("tenant_node","red_of_id");--> statement-breakpoint
CREATE INDEX "invoice_time_ix" ON "invoice" USING btree ("tenant_node","is_deleted","create_time","id");--> statement-breakpoint
CREATE INDEX "invoice_customer_ix" ON "invoice" USING btree ("tenant_node","customer_id","invoice_date");--> statement-breakpoint
CREATE INDEX "invoice_search_ix" ON "invoice" USING btree ("tenant_node","is_deleted","invoice_no");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_part_uq" ON "invoice_part" USING btree ("tenant_node","invoice_id","bill_id");--> statement-breakpoint
CREATE INDEX "invoice_part_bill_ix" ON "invoice_part" USING btree ("tenant_node","bill_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_no_uq" ON "payment" USING btree ("tenant_node","payment_no");--> statement-breakpoint
CREATE INDEX "payment_time_ix" ON "payment" USING btree ("tenant_node","is_deleted","create_time","id");--> statement-breakpoint
CREATE INDEX "payment_status_ix" ON "payment" USING btree ("tenant_node","is_deleted","status","pay_date");--> statement-breakpoint
CREATE INDEX "payment_customer_ix" ON "payment" USING btree ("tenant_node","customer_id","pay_date");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_reference_uq" ON "payment" USING btree ("tenant_node","rec_pay","reference","pay_date","amount") WHERE reference <> '' and status <> 9;--> statement-breakpoint
CREATE INDEX "write_off_payment_ix" ON "write_off" USING btree ("tenant_node","payment_id");--> statement-breakpoint
CREATE INDEX "write_off_bill_ix" ON "write_off" USING btree ("tenant_node","bill_id");--> statement-breakpoint
ALTER TABLE "bill" ADD CONSTRAINT "bill_outstanding_range" CHECK ("bill"."outstanding" > -9000000000000000 and "bill"."outstanding" < 9000000000000000);--> statement-breakpoint
-- Nothing was paid before payments were recorded.
UPDATE "bill" SET "outstanding" = "payable";
