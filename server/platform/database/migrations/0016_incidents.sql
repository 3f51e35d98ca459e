CREATE TABLE "incident" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"area" text NOT NULL,
	"told" text NOT NULL,
	"cause" text NOT NULL,
	"user_id" uuid,
	"subject_id" text
);
--> statement-breakpoint
ALTER TABLE "incident" ADD CONSTRAINT "incident_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "incident_reference" ON "incident" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "incident_at" ON "incident" USING btree ("at");--> statement-breakpoint
-- What providers answered stood in what members read; where it came with an answer, `provider_call` has it, too.
INSERT INTO "incident" ("id", "reference", "at", "area", "told", "cause", "user_id", "subject_id")
	SELECT gen_random_uuid(), upper(substr(md5("id"::text), 1, 8)), coalesce("finished_at", "created_at"), 'conversion',
		'The AI provider could not make this page.', "error_message", "user_id", "id"::text
	FROM "generation" WHERE "error_code" = 'PROVIDER_FAILED' AND "error_message" ~ '^(API Error: |Cannot connect)'
	ON CONFLICT ("reference") DO NOTHING;--> statement-breakpoint
UPDATE "generation" SET "error_message" = 'The AI provider could not make this page. Reference: ' || upper(substr(md5("id"::text), 1, 8)) || '.'
	WHERE "error_code" = 'PROVIDER_FAILED' AND "error_message" ~ '^(API Error: |Cannot connect)';--> statement-breakpoint
UPDATE "generation_result" SET "result" = jsonb_set("result", '{warnings}', (
		SELECT coalesce(jsonb_agg(CASE WHEN w LIKE 'No AI provider could be used, so the built-in engine made this page.%'
			THEN 'No AI provider could be used, so the built-in engine made this page.' ELSE w END), '[]'::jsonb)
		FROM jsonb_array_elements_text("result"->'warnings') AS w))
	WHERE "result"->>'warnings' LIKE '%No AI provider could be used%';--> statement-breakpoint
UPDATE "event" SET "payload" = jsonb_set("payload", '{message}', to_jsonb("generation"."error_message")) FROM "generation"
	WHERE "event"."stream" = 'generation:' || "generation"."id" AND "event"."payload"->>'type' = 'failed'
		AND "event"."payload"->>'code' = 'PROVIDER_FAILED';
