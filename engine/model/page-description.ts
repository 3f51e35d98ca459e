import type { Breakpoint, Element } from './element.ts';
import type { Mode } from './mode.ts';
import type { WebFont } from './web-font.ts';

/** What all three emitters print: the elements of a page with the facts that they share. Plain data: it survives JSON. */
export type PageDescription = {
  /** Whether its values are measured or those of a design system; exact where it is not given. */
  mode?: Mode;
  title: string;
  /** What it says about itself first, in up to 160 characters, as search results show it. */
  description?: string | undefined;
  /** What it is written in, as `lang` says it; English where it is not given. */
  language?: string | undefined;
  /** Only what is not written from left to right says so. */
  direction?: 'rtl' | undefined;
  body: Element;
  /** Designs for phones have none. */
  breakpoint?: Breakpoint | undefined;
  /** Whose icons are on the page, each with its licence. */
  credits?: string[];
  /** Colours, most used first, and sizes of type in px. */
  palette: string[];
  typeScale: number[];
  /** None in descriptions that were stored before pages named their families. */
  webFonts?: WebFont[] | undefined;
};
