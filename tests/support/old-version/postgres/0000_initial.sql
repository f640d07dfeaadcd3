CREATE TABLE "audit_record" (
	"tenant_node" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"business_id" text NOT NULL,
	"audit_module" text NOT NULL,
	"step" integer NOT NULL,
	"result" integer NOT NULL,
	"msg" text NOT NULL,
	"auditor_id" text NOT NULL,
	"auditor" text NOT NULL,
	"time" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer" (
	"tenant_node" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"customer_code" text NOT NULL,
	"customer_name" text NOT NULL,
	"short_name" text NOT NULL,
	"en_name" text NOT NULL,
	"social_credit_code" text NOT NULL,
	"duty_number" text NOT NULL,
	"customs_etps_no" text NOT NULL,
	"is_visual" integer NOT NULL,
	"customer_type" text NOT NULL,
	"property" text NOT NULL,
	"address" text NOT NULL,
	"country_code" text NOT NULL,
	"level" text NOT NULL,
	"credit_limit" bigint,
	"credit_days" integer,
	"is_stop" integer NOT NULL,
	"stop_reason" text NOT NULL,
	"sync_source" text NOT NULL,
	"create_by" text NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_by" text NOT NULL,
	"update_time" timestamp(3) with time zone NOT NULL,
	"version" integer NOT NULL,
	"is_deleted" integer NOT NULL,
	CONSTRAINT "customer_creditLimit_range" CHECK ("customer"."credit_limit" > -9000000000000000 and "customer"."credit_limit" < 9000000000000000)
);
--> statement-breakpoint
CREATE TABLE "dict_entry" (
	"tenant_node" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"dict_value" text NOT NULL,
	"label_zh" text NOT NULL,
	"label_en" text NOT NULL,
	"sort" integer NOT NULL,
	"is_lock" integer NOT NULL,
	"is_show" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_key" (
	"tenant_node" text NOT NULL,
	"user_id" text NOT NULL,
	"key" text NOT NULL,
	"operation" text NOT NULL,
	"input_hash" text NOT NULL,
	"answer" text,
	"create_time" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "idempotency_key_tenant_node_user_id_key_pk" PRIMARY KEY("tenant_node","user_id","key")
);
--> statement-breakpoint
CREATE TABLE "inbound_container" (
	"tenant_node" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"line_no" integer NOT NULL,
	"container_no" text NOT NULL,
	"container_size" text NOT NULL,
	"seal_no" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inbound_order" (
	"tenant_node" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"order_no" text NOT NULL,
	"master_bill_no" text NOT NULL,
	"split_seq" integer NOT NULL,
	"customer_id" text NOT NULL,
	"customer_name" text NOT NULL,
	"inbound_type" text NOT NULL,
	"business_type" text NOT NULL,
	"en_ship_name" text NOT NULL,
	"cn_ship_name" text NOT NULL,
	"imvoy" text NOT NULL,
	"expect_date" date NOT NULL,
	"total_pieces" integer NOT NULL,
	"net_weight" bigint NOT NULL,
	"gross_weight" bigint NOT NULL,
	"volume" bigint NOT NULL,
	"remark" text NOT NULL,
	"order_status" integer NOT NULL,
	"submit_by" text,
	"submit_time" timestamp(3) with time zone,
	"create_by" text NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_by" text NOT NULL,
	"update_time" timestamp(3) with time zone NOT NULL,
	"version" integer NOT NULL,
	"is_deleted" integer NOT NULL,
	CONSTRAINT "inbound_order_netWeight_range" CHECK ("inbound_order"."net_weight" > -9000000000000000 and "inbound_order"."net_weight" < 9000000000000000),
	CONSTRAINT "inbound_order_grossWeight_range" CHECK ("inbound_order"."gross_weight" > -9000000000000000 and "inbound_order"."gross_weight" < 9000000000000000),
	CONSTRAINT "inbound_order_volume_range" CHECK ("inbound_order"."volume" > -9000000000000000 and "inbound_order"."volume" < 9000000000000000)
);
--> statement-breakpoint
CREATE TABLE "inbound_product" (
	"tenant_node" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"line_no" integer NOT NULL,
	"container_no" text NOT NULL,
	"product_code" text NOT NULL,
	"product_name" text NOT NULL,
	"brand_name" text NOT NULL,
	"lot_no" text NOT NULL,
	"plan_pieces" integer NOT NULL,
	"plan_pallet" integer,
	"plan_net" bigint NOT NULL,
	"plan_gross" bigint,
	"plan_volume" bigint,
	"remark" text NOT NULL,
	CONSTRAINT "inbound_product_planNet_range" CHECK ("inbound_product"."plan_net" > -9000000000000000 and "inbound_product"."plan_net" < 9000000000000000),
	CONSTRAINT "inbound_product_planGross_range" CHECK ("inbound_product"."plan_gross" > -9000000000000000 and "inbound_product"."plan_gross" < 9000000000000000),
	CONSTRAINT "inbound_product_planVolume_range" CHECK ("inbound_product"."plan_volume" > -9000000000000000 and "inbound_product"."plan_volume" < 9000000000000000)
);
--> statement-breakpoint
CREATE TABLE "known_permission" (
	"code" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "maintenance_grant" (
	"tenant_node" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "membership" (
	"user_id" text NOT NULL,
	"tenant_node" text NOT NULL,
	"role_codes" text NOT NULL,
	"sections" text NOT NULL,
	CONSTRAINT "membership_user_id_tenant_node_pk" PRIMARY KEY("user_id","tenant_node")
);
--> statement-breakpoint
CREATE TABLE "menu" (
	"tenant_node" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"parent_id" text,
	"code" text NOT NULL,
	"path" text NOT NULL,
	"name_zh" text NOT NULL,
	"name_en" text NOT NULL,
	"icon" text NOT NULL,
	"sort" integer NOT NULL,
	"type" integer NOT NULL,
	"permission" text NOT NULL,
	"keep_alive" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "number_sequence" (
	"tenant_node" text NOT NULL,
	"name" text NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "number_sequence_tenant_node_name_pk" PRIMARY KEY("tenant_node","name")
);
--> statement-breakpoint
CREATE TABLE "operate_record" (
	"tenant_node" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"business_id" text NOT NULL,
	"master_bill_no" text,
	"operate_module" text NOT NULL,
	"action" text NOT NULL,
	"field_diff" jsonb NOT NULL,
	"user_id" text NOT NULL,
	"real_name" text NOT NULL,
	"time" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "role" (
	"tenant_node" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"role_code" text NOT NULL,
	"name_zh" text NOT NULL,
	"name_en" text NOT NULL,
	"permissions" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL,
	"expire_time" timestamp(3) with time zone NOT NULL,
	"revoke_time" timestamp(3) with time zone,
	"current_section" text,
	"is_locked" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_attempt" (
	"account" text NOT NULL,
	"network" text NOT NULL,
	"failures" integer NOT NULL,
	"wait_until" timestamp(3) with time zone,
	"has_succeeded" integer NOT NULL,
	"update_time" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "sign_in_attempt_account_network_pk" PRIMARY KEY("account","network")
);
--> statement-breakpoint
CREATE TABLE "sign_in_failure" (
	"id" text PRIMARY KEY NOT NULL,
	"account" text NOT NULL,
	"time" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tenant" (
	"data_node" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"in_company" integer NOT NULL,
	"has_jf" integer NOT NULL,
	"has_futures" integer NOT NULL,
	"has_pledge" integer NOT NULL,
	"is_lock" integer NOT NULL,
	"training" integer NOT NULL,
	"redirect_uri" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app_user" (
	"id" text PRIMARY KEY NOT NULL,
	"account" text NOT NULL,
	"real_name" text NOT NULL,
	"phone" text,
	"avatar" text NOT NULL,
	"password_hash" text NOT NULL,
	"status" integer NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "inbound_container" ADD CONSTRAINT "inbound_container_order_id_inbound_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."inbound_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbound_product" ADD CONSTRAINT "inbound_product_order_id_inbound_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."inbound_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_record_business_ix" ON "audit_record" USING btree ("tenant_node","business_id","time");--> statement-breakpoint
CREATE UNIQUE INDEX "customer_name_uq" ON "customer" USING btree ("tenant_node","customer_name") WHERE is_deleted = 0;--> statement-breakpoint
CREATE UNIQUE INDEX "customer_credit_code_uq" ON "customer" USING btree ("tenant_node","social_credit_code") WHERE is_deleted = 0;--> statement-breakpoint
CREATE UNIQUE INDEX "customer_code_uq" ON "customer" USING btree ("tenant_node","customer_code") WHERE is_deleted = 0;--> statement-breakpoint
CREATE INDEX "customer_time_ix" ON "customer" USING btree ("tenant_node","is_deleted","create_time","id");--> statement-breakpoint
CREATE UNIQUE INDEX "dict_entry_uq" ON "dict_entry" USING btree ("tenant_node","code","dict_value");--> statement-breakpoint
CREATE INDEX "idempotency_key_time_ix" ON "idempotency_key" USING btree ("create_time");--> statement-breakpoint
CREATE INDEX "inbound_container_order_ix" ON "inbound_container" USING btree ("tenant_node","order_id","line_no");--> statement-breakpoint
CREATE UNIQUE INDEX "inbound_container_no_uq" ON "inbound_container" USING btree ("tenant_node","order_id","container_no");--> statement-breakpoint
CREATE UNIQUE INDEX "inbound_order_no_uq" ON "inbound_order" USING btree ("tenant_node","order_no");--> statement-breakpoint
CREATE UNIQUE INDEX "inbound_order_bill_uq" ON "inbound_order" USING btree ("tenant_node","master_bill_no","split_seq") WHERE is_deleted = 0;--> statement-breakpoint
CREATE INDEX "inbound_order_time_ix" ON "inbound_order" USING btree ("tenant_node","is_deleted","create_time","id");--> statement-breakpoint
CREATE INDEX "inbound_order_status_ix" ON "inbound_order" USING btree ("tenant_node","is_deleted","order_status","create_time","id");--> statement-breakpoint
CREATE INDEX "inbound_order_bill_ix" ON "inbound_order" USING btree ("tenant_node","is_deleted","master_bill_no");--> statement-breakpoint
CREATE INDEX "inbound_order_customer_ix" ON "inbound_order" USING btree ("tenant_node","customer_id","order_status");--> statement-breakpoint
CREATE INDEX "inbound_product_order_ix" ON "inbound_product" USING btree ("tenant_node","order_id","line_no");--> statement-breakpoint
CREATE INDEX "membership_tenant_ix" ON "membership" USING btree ("tenant_node");--> statement-breakpoint
CREATE UNIQUE INDEX "menu_code_uq" ON "menu" USING btree ("tenant_node","code");--> statement-breakpoint
CREATE INDEX "operate_record_business_ix" ON "operate_record" USING btree ("tenant_node","business_id","time");--> statement-breakpoint
CREATE UNIQUE INDEX "role_code_uq" ON "role" USING btree ("tenant_node","role_code");--> statement-breakpoint
CREATE INDEX "session_user_ix" ON "session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sign_in_failure_ix" ON "sign_in_failure" USING btree ("account","time");--> statement-breakpoint
CREATE UNIQUE INDEX "app_user_account_uq" ON "app_user" USING btree ("account");--> statement-breakpoint
CREATE UNIQUE INDEX "app_user_phone_uq" ON "app_user" USING btree ("phone");
