import { z } from 'zod';

// What PayPal's OpenAPI documents (checkout_orders_v2, payments_payment_v2, notifications_webhooks_v1). Objects are
// strict: PayPal ignores a field that it does not know, but a misspelled field must not get lost here.

const text = (max: number, min = 1) => z.string().min(min).max(max);

export const moneySchema = z.strictObject({
  currency_code: z.string().regex(/^[A-Z]{3}$/),
  value: text(32).regex(/^((-?[0-9]+)|(-?([0-9]+)?[.][0-9]+))$/),
});

const amountSchema = moneySchema.extend({
  breakdown: z
    .strictObject({
      item_total: moneySchema,
      shipping: moneySchema,
      handling: moneySchema,
      tax_total: moneySchema,
      insurance: moneySchema,
      shipping_discount: moneySchema,
      discount: moneySchema,
    })
    .partial()
    .optional(),
});

const itemSchema = z.strictObject({
  name: text(127),
  unit_amount: moneySchema,
  quantity: text(10).regex(/^[1-9][0-9]{0,9}$/),
  tax: moneySchema.optional(),
  description: text(2048, 0).optional(),
  sku: text(127).optional(),
  url: text(2048).optional(),
  image_url: text(2048).optional(),
  category: z.enum(['DIGITAL_GOODS', 'PHYSICAL_GOODS', 'DONATION']).optional(),
});

const payeeSchema = z
  .strictObject({ email_address: text(254, 3), merchant_id: z.string().regex(/^[2-9A-HJ-NP-Z]{13}$/) })
  .partial();

const shippingSchema = z
  .strictObject({
    type: z.enum(['SHIPPING', 'PICKUP_IN_PERSON', 'PICKUP_IN_STORE', 'PICKUP_FROM_PERSON']),
    name: z.strictObject({ full_name: text(300) }),
    email_address: text(254, 3),
    address: z.strictObject({
      address_line_1: text(300).optional(),
      address_line_2: text(300).optional(),
      admin_area_1: text(300).optional(),
      admin_area_2: text(120).optional(),
      postal_code: text(60).optional(),
      country_code: z.string().regex(/^([A-Z]{2}|C2)$/),
    }),
  })
  .partial();

const unitSchema = z.strictObject({
  amount: amountSchema,
  reference_id: text(256).optional(),
  description: text(127).optional(),
  custom_id: text(127).optional(),
  invoice_id: text(127).optional(),
  soft_descriptor: text(22).optional(),
  payee: payeeSchema.optional(),
  items: z.array(itemSchema).optional(),
  shipping: shippingSchema.optional(),
});

const experienceSchema = z
  .strictObject({
    brand_name: text(127),
    locale: z.string().regex(/^[a-z]{2}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|[0-9]{3}))?$/),
    shipping_preference: z.enum(['GET_FROM_FILE', 'NO_SHIPPING', 'SET_PROVIDED_ADDRESS']),
    contact_preference: z.enum(['NO_CONTACT_INFO', 'UPDATE_CONTACT_INFO', 'RETAIN_CONTACT_INFO']),
    landing_page: z.enum(['LOGIN', 'GUEST_CHECKOUT', 'BILLING', 'NO_PREFERENCE']),
    user_action: z.enum(['CONTINUE', 'PAY_NOW']),
    payment_method_preference: z.enum(['UNRESTRICTED', 'IMMEDIATE_PAYMENT_REQUIRED']),
    payment_method_selected: text(255),
    return_url: z.url().max(4000),
    cancel_url: z.url().max(4000),
  })
  .partial();

const payerSchema = z
  .strictObject({
    email_address: text(254, 3),
    payer_id: z.string().regex(/^[2-9A-HJ-NP-Z]{13}$/),
    name: z.strictObject({ given_name: text(140), surname: text(140) }).partial(),
    address: z.looseObject({ country_code: z.string().regex(/^([A-Z]{2}|C2)$/) }),
  })
  .partial();

export const orderSchema = z.strictObject({
  intent: z.enum(['CAPTURE', 'AUTHORIZE']),
  purchase_units: z.array(unitSchema).min(1).max(10),
  payer: payerSchema.optional(),
  payment_source: z
    .strictObject({
      paypal: z
        .strictObject({
          experience_context: experienceSchema,
          email_address: text(254, 3),
          name: z.strictObject({ given_name: text(140), surname: text(140) }).partial(),
        })
        .partial(),
    })
    .partial()
    .optional(),
  application_context: experienceSchema.omit({ contact_preference: true }).optional(),
  processing_instruction: z.enum(['ORDER_COMPLETE_ON_PAYMENT_APPROVAL', 'NO_INSTRUCTION']).optional(),
});
export type OrderRequest = z.infer<typeof orderSchema>;

/** The buyer approved in PayPal's window: nothing has to be said. */
export const captureSchema = z.strictObject({});

export const refundSchema = z
  .strictObject({ amount: moneySchema, invoice_id: text(127), custom_id: text(127), note_to_payer: text(255) })
  .partial();

export const webhookSchema = z.strictObject({
  url: z.url({ protocol: /^https?$/ }).max(2048),
  event_types: z
    .array(z.looseObject({ name: text(50) }))
    .min(1)
    .max(500),
});
