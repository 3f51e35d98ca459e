CREATE TABLE "provider_call" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key_id" uuid NOT NULL,
	"key_name" text NOT NULL,
	"provider" text NOT NULL,
	"model" text NOT NULL,
	"generation_id" uuid,
	"started_at" timestamp with time zone NOT NULL,
	"duration_ms" integer NOT NULL,
	"ok" boolean NOT NULL,
	"status" integer,
	"error" text,
	"input_tokens" integer DEFAULT 0 NOT NULL,
	"output_tokens" integer DEFAULT 0 NOT NULL,
	"cost_micro_usd" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_key" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"provider" text NOT NULL,
	"model" text NOT NULL,
	"base_url" text,
	"sealed_key" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"set_aside_at" timestamp with time zone,
	"last_used_at" timestamp with time zone,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "provider_call_key" ON "provider_call" USING btree ("key_id","started_at");--> statement-breakpoint
CREATE INDEX "provider_call_started" ON "provider_call" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "provider_call_generation" ON "provider_call" USING btree ("generation_id");