CREATE TABLE "canned_reply" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "support_attachment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ticket_id" uuid,
	"message_id" uuid,
	"uploader_id" uuid,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"storage_key" text NOT NULL,
	"width" integer,
	"height" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "support_message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ticket_id" uuid NOT NULL,
	"kind" text DEFAULT 'reply' NOT NULL,
	"sender" text NOT NULL,
	"author_id" uuid,
	"author_name" text NOT NULL,
	"text" text NOT NULL,
	"client_id" uuid,
	"client_time" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "support_ticket" ADD COLUMN "priority" text;--> statement-breakpoint
ALTER TABLE "support_ticket" ADD COLUMN "assignee_id" uuid;--> statement-breakpoint
ALTER TABLE "support_ticket" ADD COLUMN "about_type" text;--> statement-breakpoint
ALTER TABLE "support_ticket" ADD COLUMN "about_id" uuid;--> statement-breakpoint
ALTER TABLE "support_ticket" ADD COLUMN "about_label" text;--> statement-breakpoint
ALTER TABLE "support_ticket" ADD COLUMN "last_message" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "support_ticket" ADD COLUMN "last_sender" text DEFAULT 'user' NOT NULL;--> statement-breakpoint
ALTER TABLE "support_ticket" ADD COLUMN "last_message_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "support_ticket" ADD COLUMN "unread_by_member" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "support_ticket" ADD COLUMN "unread_by_desk" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "support_ticket" ADD COLUMN "first_response_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "support_ticket" ADD COLUMN "waiting_since" timestamp with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "support_ticket" ADD COLUMN "rating" text;--> statement-breakpoint
ALTER TABLE "support_ticket" ADD COLUMN "rating_comment" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "support_ticket" ADD COLUMN "rated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "support_ticket" ADD COLUMN "merged_into" uuid;--> statement-breakpoint
ALTER TABLE "support_ticket" ADD COLUMN "mail_member_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "support_ticket" ADD COLUMN "mail_desk_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "support_ticket" ADD COLUMN "mailed_member_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "support_ticket" ADD COLUMN "mailed_desk_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "support_ticket" ADD COLUMN "words" "tsvector" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "support_ticket" ADD COLUMN "note_words" "tsvector" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "support_attachment" ADD CONSTRAINT "support_attachment_ticket_id_support_ticket_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."support_ticket"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_attachment" ADD CONSTRAINT "support_attachment_message_id_support_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."support_message"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_attachment" ADD CONSTRAINT "support_attachment_uploader_id_users_id_fk" FOREIGN KEY ("uploader_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_message" ADD CONSTRAINT "support_message_ticket_id_support_ticket_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."support_ticket"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_message" ADD CONSTRAINT "support_message_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "support_attachment_ticket" ON "support_attachment" USING btree ("ticket_id");--> statement-breakpoint
CREATE INDEX "support_attachment_message" ON "support_attachment" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "support_attachment_unsent" ON "support_attachment" USING btree ("created_at") WHERE "support_attachment"."ticket_id" IS NULL;--> statement-breakpoint
CREATE INDEX "support_message_ticket" ON "support_message" USING btree ("ticket_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "support_message_client" ON "support_message" USING btree ("ticket_id","client_id");--> statement-breakpoint
ALTER TABLE "support_ticket" ADD CONSTRAINT "support_ticket_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_ticket" ADD CONSTRAINT "support_ticket_merged_into_support_ticket_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."support_ticket"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "support_ticket_status" ON "support_ticket" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "support_ticket_words" ON "support_ticket" USING gin ("words");--> statement-breakpoint
CREATE INDEX "support_ticket_note_words" ON "support_ticket" USING gin ("note_words");--> statement-breakpoint
CREATE INDEX "support_ticket_unread" ON "support_ticket" USING btree ("id") WHERE "support_ticket"."unread_by_desk" > 0;--> statement-breakpoint
CREATE INDEX "support_ticket_waiting" ON "support_ticket" USING btree ("waiting_since") WHERE "support_ticket"."waiting_since" IS NOT NULL;--> statement-breakpoint
UPDATE "support_ticket" SET
	"last_message" = left("message", 140),
	"last_message_at" = "created_at",
	"waiting_since" = CASE WHEN "status" IN ('open', 'in-progress') THEN "created_at" END,
	"unread_by_desk" = CASE WHEN "status" = 'open' THEN 1 ELSE 0 END,
	"words" = array_to_tsvector(ARRAY(
		SELECT DISTINCT left(w, 64)
		FROM regexp_split_to_table(lower("subject" || ' ' || "message" || ' ' || "user_name" || ' ' || "user_email"), '[^[:alnum:]]+') AS w
		WHERE w <> ''
	));
