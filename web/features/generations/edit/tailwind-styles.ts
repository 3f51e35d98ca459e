import { extendTailwindMerge } from 'tailwind-merge';
import { changeHtml } from './apply-changes.ts';
import type { PageCode } from './page-code.ts';
import { readElements } from './read-elements.ts';
import { classChange, classesOf } from './set-attribute.ts';
import type { StyleDialect } from './style-dialect.ts';
import { isDistance, type StyleProperty } from './style-property.ts';
import { tailwindOptions } from './tailwind-options.ts';
import { readTokens } from './tokens.ts';

/** What the utility of a property begins with, and examples of all utilities that it takes the place of. */
const UTILITIES: Record<StyleProperty, { prefix: string; samples: string[] }> = {
  color: { prefix: 'text', samples: ['text-black'] },
  background: { prefix: 'bg', samples: ['bg-black', 'bg-none', 'from-black', 'via-black', 'to-black'] },
  fontSize: { prefix: 'text', samples: ['text-base'] },
  fontWeight: { prefix: 'font', samples: ['font-bold'] },
  padding: { prefix: 'p', samples: ['p-0'] },
  paddingX: { prefix: 'px', samples: ['px-0'] },
  paddingY: { prefix: 'py', samples: ['py-0'] },
  margin: { prefix: 'm', samples: ['m-0'] },
  marginTop: { prefix: 'mt', samples: ['mt-0'] },
  marginBottom: { prefix: 'mb', samples: ['mb-0'] },
  gap: { prefix: 'gap', samples: ['gap-0'] },
  width: { prefix: 'w', samples: ['w-0'] },
  radius: { prefix: 'rounded', samples: ['rounded-md'] },
};
/** What utilities for more sides begin with: they are read where one for these sides is missing. */
const WIDER: Partial<Record<StyleProperty, readonly string[]>> = {
  paddingX: ['p'],
  paddingY: ['p'],
  marginTop: ['my', 'm'],
  marginBottom: ['my', 'm'],
};
const VARIANT = /^((?:max-)?(?:sm|md|lg|xl|2xl)):([^:]+)$/;

export const tailwindStyles: StyleDialect = {
  read(code, at, property) {
    const element = readElements(code.html)[at];
    if (!element) return [];
    const isOf = kindTest(code);
    const classes = classesOf(element).map((name) => {
      const [, variant = '', utility = name] = VARIANT.exec(name) ?? [];
      return { variant, utility };
    });
    const { prefix } = UTILITIES[property];
    for (const each of [prefix, ...(WIDER[property] ?? [])]) {
      const said = classes
        .filter(({ utility }) => utility.startsWith(`${each}-`) && (each !== prefix || isOf(utility, property)))
        .map(({ variant, utility }) => ({ variant, value: utility.slice(each.length + 1) }));
      if (said.length > 0) return said;
    }
    return [];
  },

  set(code, targets, property, value, variant) {
    const elements = readElements(code.html);
    const isOf = kindTest(code);
    const before = variant && `${variant}:`;
    const utility = value === null ? null : `${before}${UTILITIES[property].prefix}-${value}`;
    const changes = targets.flatMap((at) => {
      const element = elements[at];
      if (!element) return [];
      const classes = classesOf(element);
      const old = classes.filter((name) => name.startsWith(before) && isOf(name.slice(before.length), property));
      const first = old[0] === undefined ? -1 : classes.indexOf(old[0]);
      const kept = classes.filter((name) => !old.includes(name));
      // A new one stands before those for wide screens and for states.
      const states = classes.findIndex((name) => name.includes(':'));
      const place = first >= 0 ? first : variant || states < 0 ? classes.length : states;
      if (utility) kept.splice(place, 0, utility);
      return kept.join(' ') === classes.join(' ') ? [] : classChange(code.html, element, kept);
    });
    return changeHtml(code, changes);
  },

  options: tailwindOptions,

  own(property, typed) {
    const value = typed.trim();
    if (value === '' || /[[\]{};"'`<>\\]/.test(value)) return undefined;
    if (isDistance(property) || property === 'width') {
      if (/^\d+(\.(25|5|75))?$/.test(value)) return value;
      if (value === 'auto' || value === 'full') return value;
    }
    return `[${value.replace(/\s+/g, '_')}]`;
  },
};

/** Names of a theme that tailwind-merge has to know: `text-title` is a size, `text-brand` a colour. */
const SCALES = ['color', 'text', 'spacing', 'radius', 'font', 'container', 'tracking', 'leading', 'shadow'] as const;
let last: { key: string; isOf: (utility: string, property: StyleProperty) => boolean } | undefined;

/** Tells whether a utility, without variants, would be overridden by one of a property, in the page's theme. */
function kindTest(code: PageCode): (utility: string, property: StyleProperty) => boolean {
  const names = readTokens(code, 'tailwind').map(({ name }) => name.slice(2));
  const key = names.join(' ');
  if (last?.key === key) return last.isOf;
  const theme = Object.fromEntries(
    SCALES.map((scale) => [
      scale,
      names.filter((name) => name.startsWith(`${scale}-`)).map((name) => name.slice(scale.length + 1)),
    ]),
  );
  const merge = extendTailwindMerge({ extend: { theme } });
  const isOf = (utility: string, property: StyleProperty) =>
    !utility.includes(':') &&
    UTILITIES[property].samples.some((sample) => utility === sample || merge(`${utility} ${sample}`) === sample);
  last = { key, isOf };
  return isOf;
}
