import { changeHtml } from './apply-changes.ts';
import { swatchOf, variableOf } from './bootstrap-colors.ts';
import { UTILITIES, WIDER } from './bootstrap-utilities.ts';
import { readElements } from './read-elements.ts';
import { classChange, classesOf } from './set-attribute.ts';
import type { StyleDialect } from './style-dialect.ts';
import { isColor, type StyleOption } from './style-property.ts';
import { readTokens } from './tokens.ts';

export const bootstrapStyles: StyleDialect = {
  read(code, at, property) {
    const element = readElements(code.html)[at];
    if (!element) return [];
    const [prefix] = (UTILITIES[property].offered[0]?.[0] ?? '').split('-');
    const read = (pattern: RegExp) =>
      classesOf(element).flatMap((name) => {
        const match = pattern.exec(name);
        if (!match) return [];
        const variant = /-(sm|md|lg|xl|xxl)-/.exec(name)?.[1] ?? '';
        const isSpacing = pattern.source.includes('sm|md');
        return [{ variant, value: isSpacing ? `${prefix}-${name.split('-').at(-1)}` : name }];
      });
    const said = read(UTILITIES[property].replaces);
    return said.length > 0 ? said : read(WIDER[property] ?? /^$/);
  },

  set(code, targets, property, value, variant) {
    const { replaces, offered } = UTILITIES[property];
    if (value !== null && !offered.some(([name]) => name === value)) return code;
    const elements = readElements(code.html);
    const changes = targets.flatMap((at) => {
      const element = elements[at];
      if (!element) return [];
      const classes = classesOf(element);
      const isOld = (name: string) => replaces.test(name) && (/-(sm|md|lg|xl|xxl)-/.exec(name)?.[1] ?? '') === variant;
      // The columns of a row stand apart by gutters.
      const said = property === 'gap' && classes.includes('row') ? (value?.replace('gap', 'g') ?? null) : value;
      const utility = variant ? (said?.replace(/-(?=[^-]+$)/, `-${variant}-`) ?? null) : said;
      const first = classes.findIndex(isOld);
      const kept = classes.filter((name) => !isOld(name));
      if (utility) kept.splice(first >= 0 ? first : kept.length, 0, utility);
      return kept.join(' ') === classes.join(' ') ? [] : classChange(code.html, element, kept);
    });
    return changeHtml(code, changes);
  },

  options(code, property) {
    const tokens = new Map(readTokens(code, 'bootstrap').map(({ name, value }) => [name, value]));
    return UTILITIES[property].offered.map(([value, label]): StyleOption => {
      const swatch = isColor(property) ? swatchOf(value, tokens) : undefined;
      const isOwn = tokens.has(variableOf(value));
      return { value, label, group: isOwn ? 'Page' : 'Bootstrap', ...(swatch ? { swatch } : {}) };
    });
  },

  // Bootstrap has nothing but its steps.
  own: () => undefined,
};
