CREATE TABLE "demo_history" (
	"tenant_node" text NOT NULL,
	"months" integer NOT NULL,
	"until" date NOT NULL,
	"time" timestamp(3) with time zone NOT NULL,
	"reset_by" text NOT NULL,
	CONSTRAINT "demo_history_tenant_node_pk" PRIMARY KEY("tenant_node")
);
