import type { Css } from '../../model/element.ts';
import { UNSAID } from '../properties.ts';

/** Those of some declarations that say something else than holds. */
export const differing = (css: Css, before: Css): Css =>
  Object.fromEntries(
    Object.entries(css).filter(([property, value]) => (before[property] ?? UNSAID[property]) !== value),
  );
