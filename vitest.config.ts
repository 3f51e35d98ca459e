import { defineConfig } from 'vitest/config';
import { PROJECTS } from './scripts/testing/projects.ts';

// `scripts/test.ts` names the browser where one is needed: unit tests start without what these would load.
const components = process.env.CHROMIUM
  ? [(await import('./scripts/testing/components-project.ts')).componentsProject]
  : [];

// Everything but the browser journeys, which Playwright runs (playwright.config.ts). The files that one worker runs share
// the modules they import: reading them again for each file took as long as its tests.
export default defineConfig({
  test: {
    // By default one core is left idle, and two are what CI has.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          ...PROJECTS.unit,
          environment: 'node',
          isolate: false,
        },
      },
      {
        test: {
          name: 'integration',
          ...PROJECTS.integration,
          environment: 'node',
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 20_000 } },
        },
      },
      ...components,
    ],
  },
});
