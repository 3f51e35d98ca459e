import { inferButtonSizes } from './button-sizes.ts';
import { inferButtonVariants } from './button-variants.ts';
import { inferCard } from './card-look.ts';
import type { Seen } from './context.ts';
import type { Theme } from './theme.ts';

/** The theme with the look of the cards and buttons that a page came out with. */
export const withComponents = (theme: Theme, { cards, buttons }: Seen): Theme => ({
  ...theme,
  buttonSizes: inferButtonSizes(buttons.map(({ element }) => element)),
  buttonVariants: inferButtonVariants(buttons, theme.text, theme.primary),
  card: inferCard(cards),
});
