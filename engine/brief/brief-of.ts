import { inferPalette } from '../design-system/palette.ts';
import type { Element } from '../model/element.ts';
import type { PageDescription } from '../model/page-description.ts';
import { type ComponentBrief, collectComponents } from './collect-components.ts';
import { collectValues, type UsedValues } from './collect-values.ts';

/** What a page is made of, in short, for those who write it anew: its tokens and its components. Plain data. */
export type DesignBrief = {
  /** `#rrggbb` by what they do: `primary`, `surface`. */
  colors: Record<string, string>;
  components: ComponentBrief[];
} & UsedValues;

/** Sums a described page up. A clean one has values on a scale and knows its components. */
export function briefOf({ body }: Pick<PageDescription, 'body'>): DesignBrief {
  return { colors: namedColors(body), ...collectValues(body), components: collectComponents(body) };
}

function namedColors(body: Element): Record<string, string> {
  const { names, roles } = inferPalette(body).palette;
  const byUse = [...names].flatMap(([hex, uses]) => Object.values(uses).map((name): [string, string] => [name, hex]));
  return Object.fromEntries([...byUse, ...roles]);
}
