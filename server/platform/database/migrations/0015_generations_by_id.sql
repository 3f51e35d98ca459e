DROP INDEX "generation_of_user";--> statement-breakpoint
CREATE INDEX "generation_of_user" ON "generation" USING btree ("user_id","id");