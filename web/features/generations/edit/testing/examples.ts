import dashboardBootstrap from '../../../../../docs/examples/dashboard/bootstrap.html?raw';
import pricingBootstrap from '../../../../../docs/examples/pricing-cards/bootstrap.html?raw';
import pricingCss from '../../../../../docs/examples/pricing-cards/custom.css?raw';
import pricingCustom from '../../../../../docs/examples/pricing-cards/custom.html?raw';
import pricingTailwind from '../../../../../docs/examples/pricing-cards/tailwind.html?raw';
import type { PageCode } from '../page-code.ts';

/** What the engine has written for designs of `docs/examples/`. */
export const examples = {
  'pricing in Tailwind': { html: pricingTailwind, css: '' },
  'pricing in Bootstrap': { html: pricingBootstrap, css: '' },
  'pricing in custom CSS': { html: pricingCustom, css: pricingCss },
  'dashboard in Bootstrap': { html: dashboardBootstrap, css: '' },
} satisfies Record<string, PageCode>;

export type ExampleName = keyof typeof examples;
export const exampleNames = Object.keys(examples) as ExampleName[];
