CREATE TABLE "item" (
	"id" uuid PRIMARY KEY NOT NULL,
	"item_id" text NOT NULL,
	"item_name" text NOT NULL,
	"price" numeric(10, 2) NOT NULL,
	"description" text NOT NULL,
	"slug" text NOT NULL,
	"image_url" text NOT NULL,
	"guidelines" text DEFAULT '' NOT NULL,
	"access_url" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "item_item_id_unique" UNIQUE("item_id")
);
--> statement-breakpoint
CREATE TABLE "package_order" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"payment_id" text NOT NULL,
	"user_id" uuid,
	"package_id" uuid NOT NULL,
	"package_name" text NOT NULL,
	"featured_image" text,
	"seller_email" text NOT NULL,
	"credit" integer NOT NULL,
	"validity" integer NOT NULL,
	"package_price" numeric(10, 2) NOT NULL,
	"processing_fee" numeric(10, 2) DEFAULT '0.00' NOT NULL,
	"total_price" numeric(10, 2) NOT NULL,
	"payment_status" text DEFAULT 'pending' NOT NULL,
	"order_status" text DEFAULT 'pending' NOT NULL,
	"customer_name" text NOT NULL,
	"customer_email" text NOT NULL,
	"address" text NOT NULL,
	"country" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"payment_method" text,
	"paypal_transaction_id" text,
	"payer_email" text,
	"capture_time" timestamp with time zone,
	"membership_validity" timestamp with time zone,
	CONSTRAINT "package_order_order_id_unique" UNIQUE("order_id"),
	CONSTRAINT "package_order_payment_id_unique" UNIQUE("payment_id")
);
--> statement-breakpoint
CREATE TABLE "web_vital" (
	"day" date NOT NULL,
	"name" text NOT NULL,
	"bucket" integer NOT NULL,
	"rating" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "web_vital_day_name_bucket_rating_pk" PRIMARY KEY("day","name","bucket","rating")
);
--> statement-breakpoint
ALTER TABLE "package_order" ADD CONSTRAINT "package_order_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "package_order_user" ON "package_order" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "package_order_created" ON "package_order" USING btree ("created_at");