import { inferPalette, type Palette } from '../../design-system/palette.ts';
import type { Element } from '../../model/element.ts';
import type { PageDescription } from '../../model/page-description.ts';
import { addStates } from './add-states.ts';
import { dropDefaults } from './drop-defaults.ts';
import { hoistInk } from './hoist-ink.ts';
import { plainControls } from './plain-controls.ts';
import { typedInk } from './typed-ink.ts';

/** A page that is ready to be written. `primary`: its primary colour, where it has one. */
export type CleanPage = { body: Element; palette: Palette; primary: string | undefined };

/** Infers the palette of a page, adds states in its colours, and drops what need not be said. */
export function cleanPage({ body, direction }: PageDescription): CleanPage {
  const measured = inferPalette(typedInk(hoistInk(plainControls(body))));
  const { palette, body: answering } = addStates(measured.body, measured.palette);
  return { body: dropDefaults(answering, direction), palette, primary: palette.roles.get('primary') };
}
