ALTER TABLE "payment" ADD COLUMN "declined_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "membership_taken_back" integer DEFAULT 0 NOT NULL;