CREATE TABLE "import_record" (
	"tenant_node" text NOT NULL,
	"batch_id" text NOT NULL,
	"record_id" text NOT NULL,
	CONSTRAINT "import_record_tenant_node_batch_id_record_id_pk" PRIMARY KEY("tenant_node","batch_id","record_id")
);
