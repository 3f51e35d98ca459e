CREATE TABLE "generation_measurement" (
	"generation_id" uuid NOT NULL,
	"run" integer NOT NULL,
	"round" integer NOT NULL,
	"scores" jsonb NOT NULL,
	"problems" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "generation_measurement_generation_id_run_round_pk" PRIMARY KEY("generation_id","run","round")
);
--> statement-breakpoint
ALTER TABLE "generation" ADD COLUMN "engine_choice" text DEFAULT 'built-in' NOT NULL;--> statement-breakpoint
ALTER TABLE "generation" ADD COLUMN "model" text;--> statement-breakpoint
ALTER TABLE "generation" ADD COLUMN "key_id" uuid;--> statement-breakpoint
ALTER TABLE "generation" ADD COLUMN "parent_id" uuid;--> statement-breakpoint
ALTER TABLE "generation" ADD COLUMN "root_id" uuid;--> statement-breakpoint
UPDATE "generation" SET "root_id" = "id";--> statement-breakpoint
ALTER TABLE "generation" ALTER COLUMN "root_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "generation" ADD COLUMN "element" text;--> statement-breakpoint
ALTER TABLE "generation" ADD COLUMN "repair" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "generation" ADD COLUMN "score" real;--> statement-breakpoint
ALTER TABLE "generation" ADD COLUMN "input_tokens" integer;--> statement-breakpoint
ALTER TABLE "generation" ADD COLUMN "output_tokens" integer;--> statement-breakpoint
ALTER TABLE "generation_measurement" ADD CONSTRAINT "generation_measurement_generation_id_generation_id_fk" FOREIGN KEY ("generation_id") REFERENCES "public"."generation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generation" ADD CONSTRAINT "generation_parent_id_generation_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."generation"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "generation_tree" ON "generation" USING btree ("root_id");--> statement-breakpoint
CREATE INDEX "generation_parent" ON "generation" USING btree ("parent_id");