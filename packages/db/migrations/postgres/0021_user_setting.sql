CREATE TABLE "user_setting" (
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"value" jsonb NOT NULL,
	CONSTRAINT "user_setting_user_id_name_pk" PRIMARY KEY("user_id","name")
);
