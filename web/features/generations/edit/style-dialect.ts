import type { PageCode } from './page-code.ts';
import type { StyleOption, StyleProperty, StyleSaid } from './style-property.ts';

/** How a framework says what an element looks like. */
export interface StyleDialect {
  read: (code: PageCode, at: number, property: StyleProperty) => StyleSaid[];
  set: (
    code: PageCode,
    targets: readonly number[],
    property: StyleProperty,
    value: string | null,
    variant: string,
  ) => PageCode;
  /** What is offered, the page's own values first. */
  options: (code: PageCode, property: StyleProperty) => StyleOption[];
  /** The value as the framework takes it when somebody types one; undefined where it cannot be said. */
  own: (property: StyleProperty, typed: string) => string | undefined;
}
