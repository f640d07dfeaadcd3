ALTER TABLE "cost_standard" ADD COLUMN "is_stop" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "cost_standard" ADD COLUMN "stops" jsonb DEFAULT '[]'::jsonb NOT NULL;