CREATE TABLE "generation_project" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "generation_sample" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "generation_share" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"user_id" uuid NOT NULL,
	"generation_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "generation" ADD COLUMN "edited" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "generation" ADD COLUMN "corrections" jsonb;--> statement-breakpoint
ALTER TABLE "generation" ADD COLUMN "analysis_id" uuid;--> statement-breakpoint
ALTER TABLE "generation" ADD COLUMN "free" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "generation" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "generation" ADD COLUMN "project_id" uuid;--> statement-breakpoint
ALTER TABLE "generation" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "generation" ADD COLUMN "picture_bytes" integer;--> statement-breakpoint
ALTER TABLE "generation_project" ADD CONSTRAINT "generation_project_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generation_sample" ADD CONSTRAINT "generation_sample_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generation_share" ADD CONSTRAINT "generation_share_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generation_share" ADD CONSTRAINT "generation_share_generation_id_generation_id_fk" FOREIGN KEY ("generation_id") REFERENCES "public"."generation"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "generation_project_name" ON "generation_project" USING btree ("user_id","name");--> statement-breakpoint
CREATE UNIQUE INDEX "generation_share_token" ON "generation_share" USING btree ("token");--> statement-breakpoint
CREATE INDEX "generation_share_of" ON "generation_share" USING btree ("generation_id");--> statement-breakpoint
CREATE INDEX "generation_share_of_user" ON "generation_share" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "generation" ADD CONSTRAINT "generation_project_id_generation_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."generation_project"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "generation_of_project" ON "generation" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "generation_deleted" ON "generation" USING btree ("deleted_at") WHERE "generation"."deleted_at" IS NOT NULL;