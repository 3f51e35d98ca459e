DROP INDEX "support_ticket_note_words";--> statement-breakpoint
DROP INDEX "support_ticket_created";--> statement-breakpoint
DROP INDEX "support_ticket_status";--> statement-breakpoint
DROP INDEX "support_ticket_waiting";--> statement-breakpoint
ALTER TABLE "support_ticket" ADD COLUMN "desk_words" "tsvector" DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "support_ticket" SET "desk_words" = CASE
	WHEN pg_column_size("words" || ''::tsvector) + pg_column_size("note_words" || ''::tsvector) < 1000000 THEN "words" || "note_words"
	ELSE "words" END;--> statement-breakpoint
ALTER TABLE "support_ticket" DROP COLUMN "note_words";--> statement-breakpoint
CREATE INDEX "support_ticket_answered" ON "support_ticket" USING btree ("created_at","first_response_at") WHERE "support_ticket"."merged_into" IS NULL AND "support_ticket"."first_response_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "support_ticket_rated" ON "support_ticket" USING btree ("rated_at","rating") WHERE "support_ticket"."rated_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "support_ticket_desk_words" ON "support_ticket" USING gin ("desk_words");--> statement-breakpoint
CREATE INDEX "support_ticket_created" ON "support_ticket" USING btree ("created_at","id") WHERE "support_ticket"."merged_into" IS NULL;--> statement-breakpoint
CREATE INDEX "support_ticket_status" ON "support_ticket" USING btree ("status","created_at","id") WHERE "support_ticket"."merged_into" IS NULL;--> statement-breakpoint
CREATE INDEX "support_ticket_waiting" ON "support_ticket" USING btree ("waiting_since") WHERE "support_ticket"."waiting_since" IS NOT NULL AND "support_ticket"."merged_into" IS NULL;
