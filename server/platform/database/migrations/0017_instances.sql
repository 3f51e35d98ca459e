CREATE TABLE "instance" (
	"id" uuid PRIMARY KEY NOT NULL,
	"host" text NOT NULL,
	"storage" text NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL
);
