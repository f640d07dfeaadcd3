CREATE TABLE "bill" (
	"tenant_node" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"bill_no" text NOT NULL,
	"rec_pay" integer NOT NULL,
	"customer_id" text NOT NULL,
	"customer_name" text NOT NULL,
	"contract_id" text NOT NULL,
	"period" text NOT NULL,
	"currency" text NOT NULL,
	"line_count" integer NOT NULL,
	"amount" bigint NOT NULL,
	"line_net" bigint NOT NULL,
	"line_tax" bigint NOT NULL,
	"reduce_amount" bigint NOT NULL,
	"payable" bigint NOT NULL,
	"net_total" bigint NOT NULL,
	"tax_total" bigint NOT NULL,
	"invoiced" bigint NOT NULL,
	"paid" bigint NOT NULL,
	"due_date" date NOT NULL,
	"status" integer NOT NULL,
	"submit_by" text,
	"submit_time" timestamp(3) with time zone,
	"reason" text NOT NULL,
	"confirm_by" text,
	"confirm_time" timestamp(3) with time zone,
	"confirm_file_id" text,
	"remark" text NOT NULL,
	"create_by" text NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_by" text NOT NULL,
	"update_time" timestamp(3) with time zone NOT NULL,
	"version" integer NOT NULL,
	"is_deleted" integer NOT NULL,
	CONSTRAINT "bill_amount_range" CHECK ("bill"."amount" > -9000000000000000 and "bill"."amount" < 9000000000000000),
	CONSTRAINT "bill_lineNet_range" CHECK ("bill"."line_net" > -9000000000000000 and "bill"."line_net" < 9000000000000000),
	CONSTRAINT "bill_lineTax_range" CHECK ("bill"."line_tax" > -9000000000000000 and "bill"."line_tax" < 9000000000000000),
	CONSTRAINT "bill_reduceAmount_range" CHECK ("bill"."reduce_amount" > -9000000000000000 and "bill"."reduce_amount" < 9000000000000000),
	CONSTRAINT "bill_payable_range" CHECK ("bill"."payable" > -9000000000000000 and "bill"."payable" < 9000000000000000),
	CONSTRAINT "bill_netTotal_range" CHECK ("bill"."net_total" > -9000000000000000 and "bill"."net_total" < 9000000000000000),
	CONSTRAINT "bill_taxTotal_range" CHECK ("bill"."tax_total" > -9000000000000000 and "bill"."tax_total" < 9000000000000000),
	CONSTRAINT "bill_invoiced_range" CHECK ("bill"."invoiced" > -9000000000000000 and "bill"."invoiced" < 9000000000000000),
	CONSTRAINT "bill_paid_range" CHECK ("bill"."paid" > -9000000000000000 and "bill"."paid" < 9000000000000000)
);
--> statement-breakpoint
CREATE TABLE "bill_reduction" (
	"tenant_node" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"bill_id" text NOT NULL,
	"bill_no" text NOT NULL,
	"customer_id" text NOT NULL,
	"customer_name" text NOT NULL,
	"period" text NOT NULL,
	"fee_line_id" text NOT NULL,
	"fee_code" text NOT NULL,
	"fee_name" text NOT NULL,
	"fee_name_en" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"net_amount" bigint NOT NULL,
	"tax_amount" bigint NOT NULL,
	"reason" text NOT NULL,
	"file_id" text,
	"status" integer NOT NULL,
	"submit_by" text NOT NULL,
	"submit_time" timestamp(3) with time zone NOT NULL,
	"msg" text NOT NULL,
	"create_by" text NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_by" text NOT NULL,
	"update_time" timestamp(3) with time zone NOT NULL,
	"version" integer NOT NULL,
	"is_deleted" integer NOT NULL,
	CONSTRAINT "bill_reduction_amount_range" CHECK ("bill_reduction"."amount" > -9000000000000000 and "bill_reduction"."amount" < 9000000000000000),
	CONSTRAINT "bill_reduction_netAmount_range" CHECK ("bill_reduction"."net_amount" > -9000000000000000 and "bill_reduction"."net_amount" < 9000000000000000),
	CONSTRAINT "bill_reduction_taxAmount_range" CHECK ("bill_reduction"."tax_amount" > -9000000000000000 and "bill_reduction"."tax_amount" < 9000000000000000)
);
--> statement-breakpoint
ALTER TABLE "bill_reduction" ADD CONSTRAINT "bill_reduction_bill_id_bill_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bill"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bill_no_uq" ON "bill" USING btree ("tenant_node","bill_no");--> statement-breakpoint
CREATE UNIQUE INDEX "bill_open_uq" ON "bill" USING btree ("tenant_node","rec_pay","customer_id","period","currency") WHERE status in (0, 1, 8);--> statement-breakpoint
CREATE INDEX "bill_time_ix" ON "bill" USING btree ("tenant_node","is_deleted","create_time","id");--> statement-breakpoint
CREATE INDEX "bill_customer_ix" ON "bill" USING btree ("tenant_node","customer_id","period","status");--> statement-breakpoint
CREATE INDEX "bill_status_ix" ON "bill" USING btree ("tenant_node","is_deleted","status");--> statement-breakpoint
CREATE INDEX "bill_reduction_bill_ix" ON "bill_reduction" USING btree ("tenant_node","bill_id","status");--> statement-breakpoint
CREATE INDEX "bill_reduction_time_ix" ON "bill_reduction" USING btree ("tenant_node","is_deleted","create_time","id");--> statement-breakpoint
CREATE INDEX "fee_line_bill_ix" ON "fee_line" USING btree ("tenant_node","bill_id") WHERE bill_id is not null;