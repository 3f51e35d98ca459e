import type { Framework } from '#contract/generations.ts';
import type { Targets } from './apply-changes.ts';
import { bootstrapStyles } from './bootstrap-styles.ts';
import { customStyles } from './custom-styles.ts';
import type { PageCode } from './page-code.ts';
import type { StyleDialect } from './style-dialect.ts';
import type { StyleProperty } from './style-property.ts';
import { tailwindStyles } from './tailwind-styles.ts';

export const dialects: Record<Framework, StyleDialect> = {
  tailwind: tailwindStyles,
  bootstrap: bootstrapStyles,
  custom: customStyles,
};

/**
 * Gives elements a value for a property, as the framework says it: a utility, or a declaration in the rule of their class.
 * `null` takes it away. Values of other variants (wide screens) stay.
 */
export function setStyle(
  code: PageCode,
  framework: Framework,
  targets: Targets,
  property: StyleProperty,
  value: string | null,
  variant = '',
): PageCode {
  const all = typeof targets === 'number' ? [targets] : targets;
  return dialects[framework].set(code, all, property, value, variant);
}
