import type { ButtonStyles } from '#contract/paypal-settings.ts';

type Words<Name extends keyof ButtonStyles> = Record<ButtonStyles[Name], string>;

export const layoutWords: Words<'layout'> = { vertical: 'Vertical', horizontal: 'Horizontal' };
export const colorWords: Words<'color'> = {
  gold: 'Gold',
  blue: 'Blue',
  silver: 'Silver',
  white: 'White',
  black: 'Black',
};
export const shapeWords: Words<'shape'> = { rect: 'Rectangle', pill: 'Pill' };
/** As PayPal writes them on its buttons. */
export const labelWords: Words<'label'> = {
  paypal: 'PayPal',
  checkout: 'PayPal Checkout',
  buynow: 'PayPal Buy Now',
  pay: 'Pay with PayPal',
};

/** e.g. 'Blue rectangle buttons, vertical, with the label “PayPal”' */
export const describeButtons = ({ layout, color, shape, label }: ButtonStyles): string =>
  `${colorWords[color]} ${shapeWords[shape].toLowerCase()} buttons, ${layout}, with the label “${labelWords[label]}”`;
