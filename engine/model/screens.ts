import type { Screen } from './element.ts';

/** Widths of the screen, in px, from which declarations hold, narrowest first: those of Tailwind. */
export const SCREEN_WIDTHS: Readonly<Record<Screen, number>> = { sm: 640, md: 768, lg: 1024, xl: 1280 };

/** Narrowest first. */
export const SCREENS = Object.keys(SCREEN_WIDTHS) as Screen[];
