CREATE TABLE "generation_analysis" (
	"root_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"format" integer NOT NULL,
	"analysis" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "generation" ADD COLUMN "rewritten" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "generation_analysis" ADD CONSTRAINT "generation_analysis_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "generation_analysis_of_user" ON "generation_analysis" USING btree ("user_id");