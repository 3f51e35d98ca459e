CREATE TABLE "shop_order" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"order_id" text NOT NULL,
	"payment_id" text NOT NULL,
	"user_id" uuid,
	"product_id" uuid NOT NULL,
	"product_name" text NOT NULL,
	"image_url" text,
	"seller_email" text DEFAULT '' NOT NULL,
	"credit" integer DEFAULT 0 NOT NULL,
	"validity" integer DEFAULT 0 NOT NULL,
	"slug" text,
	"item_id" text,
	"guidelines" text DEFAULT '' NOT NULL,
	"access_url" text DEFAULT '' NOT NULL,
	"price" numeric(10, 2) NOT NULL,
	"processing_fee" numeric(10, 2) DEFAULT '0.00' NOT NULL,
	"total_price" numeric(10, 2) NOT NULL,
	"currency" text DEFAULT 'USD' NOT NULL,
	"payment_status" text DEFAULT 'pending' NOT NULL,
	"order_status" text DEFAULT 'pending' NOT NULL,
	"payment_issue" text,
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
	"refunded_amount" numeric(10, 2) DEFAULT '0.00' NOT NULL,
	"receipt_number" integer,
	"credits_taken_back" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "shop_order_order_id_unique" UNIQUE("order_id"),
	CONSTRAINT "shop_order_payment_id_unique" UNIQUE("payment_id"),
	CONSTRAINT "shop_order_paypal_transaction_id_unique" UNIQUE("paypal_transaction_id"),
	CONSTRAINT "shop_order_receipt_number_unique" UNIQUE("receipt_number"),
	CONSTRAINT "shop_order_refund" CHECK ("shop_order"."refunded_amount" >= 0 AND "shop_order"."refunded_amount" <= "shop_order"."total_price")
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_ref" uuid NOT NULL,
	"attempt" integer NOT NULL,
	"state" text DEFAULT 'new' NOT NULL,
	"mode" text NOT NULL,
	"client_id" text NOT NULL,
	"paypal_order_id" text,
	"payee_id" text,
	"amount" numeric(10, 2) NOT NULL,
	"currency" text NOT NULL,
	"capture_id" text,
	"issue" text,
	"next_check_at" timestamp with time zone,
	"checks" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_paypal_order_id_unique" UNIQUE("paypal_order_id"),
	CONSTRAINT "payment_capture_id_unique" UNIQUE("capture_id"),
	CONSTRAINT "payment_attempt" UNIQUE("order_ref","attempt")
);
--> statement-breakpoint
CREATE TABLE "refund" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_ref" uuid NOT NULL,
	"capture_id" text NOT NULL,
	"kind" text DEFAULT 'refund' NOT NULL,
	"state" text NOT NULL,
	"paypal_refund_id" text,
	"amount" numeric(10, 2) NOT NULL,
	"reason" text NOT NULL,
	"credits_taken_back" integer DEFAULT 0 NOT NULL,
	"actor_id" uuid,
	"issue" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"completed_at" timestamp with time zone,
	CONSTRAINT "refund_paypal_refund_id_unique" UNIQUE("paypal_refund_id"),
	CONSTRAINT "refund_positive" CHECK ("refund"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "webhook_event" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"resource_id" text,
	"order_ref" uuid,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"handled_at" timestamp with time zone,
	"deliveries" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "paypal_settings" (
	"id" integer PRIMARY KEY NOT NULL,
	"enable_paypal" boolean NOT NULL,
	"client_id" text NOT NULL,
	"sealed_secret" text,
	"mode" text NOT NULL,
	"currency" text NOT NULL,
	"button_styles" jsonb NOT NULL,
	"webhook_id" text DEFAULT '' NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seller_details" (
	"id" integer PRIMARY KEY NOT NULL,
	"details" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "receipt_counter" (
	"id" integer PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "receipt" (
	"number" integer PRIMARY KEY NOT NULL,
	"order_ref" uuid NOT NULL,
	"facts" jsonb NOT NULL,
	"issued_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "receipt_order_ref_unique" UNIQUE("order_ref")
);
--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_order_ref_shop_order_id_fk" FOREIGN KEY ("order_ref") REFERENCES "public"."shop_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_order_ref_shop_order_id_fk" FOREIGN KEY ("order_ref") REFERENCES "public"."shop_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt" ADD CONSTRAINT "receipt_order_ref_shop_order_id_fk" FOREIGN KEY ("order_ref") REFERENCES "public"."shop_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shop_order_user" ON "shop_order" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "shop_order_created" ON "shop_order" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "shop_order_pending" ON "shop_order" USING btree ("created_at") WHERE "shop_order"."payment_status" = 'pending';--> statement-breakpoint
CREATE INDEX "payment_due" ON "payment" USING btree ("next_check_at") WHERE "payment"."next_check_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "refund_order" ON "refund" USING btree ("order_ref");--> statement-breakpoint
CREATE INDEX "refund_completed" ON "refund" USING btree ("completed_at");--> statement-breakpoint
CREATE INDEX "webhook_event_received" ON "webhook_event" USING btree ("received_at");--> statement-breakpoint
INSERT INTO "shop_order" ("id", "kind", "order_id", "payment_id", "user_id", "product_id", "product_name", "image_url", "seller_email",
  "credit", "validity", "price", "processing_fee", "total_price", "payment_status", "order_status", "customer_name", "customer_email",
  "address", "country", "created_at", "payment_method", "paypal_transaction_id", "payer_email", "capture_time", "membership_validity")
SELECT "id", 'package', "order_id", "payment_id", "user_id", "package_id", "package_name", "featured_image", "seller_email",
  "credit", "validity", "package_price", "processing_fee", "total_price", "payment_status", "order_status", "customer_name", "customer_email",
  "address", "country", "created_at", "payment_method", "paypal_transaction_id", "payer_email", "capture_time", "membership_validity"
FROM "package_order";
--> statement-breakpoint
INSERT INTO "receipt_counter" ("id", "last") VALUES (1, 0);
--> statement-breakpoint
CREATE TRIGGER receipt_append_only BEFORE UPDATE OR DELETE ON "receipt"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER receipt_no_truncate BEFORE TRUNCATE ON "receipt"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
