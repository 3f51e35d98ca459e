import { defineConfig } from 'vitest/config';
import { PROJECTS } from './scripts/testing/projects.ts';

// `scripts/test.ts` names the browser where one is needed: unit tests start without what these would load.
const components = process.env.CHROMIUM
  ? [(await import('./scripts/testing/components-project.ts')).componentsProject]
  : [];

/** Only what hangs takes longer. How fast something is, is measured in `bench/`, not here, where other tests run beside it. */
const GENEROUS_MS = 120_000;

// Everything but the browser journeys, which Playwright runs (playwright.config.ts). The files that one worker runs share
// the modules they import: reading them again for each file took as long as its tests.
export default defineConfig({
  test: {
    // One more than CI has cores: tests wait for databases and for processes that they start a quarter of their time.
    maxWorkers: 3,
    projects: [
      {
        test: {
          name: 'unit',
          ...PROJECTS.unit,
          environment: 'node',
          // Style sheets are empty otherwise, those that a test reads as text (`?raw`) as well.
          css: true,
          isolate: false,
          testTimeout: GENEROUS_MS,
          hookTimeout: GENEROUS_MS,
        },
      },
      {
        test: {
          name: 'integration',
          ...PROJECTS.integration,
          environment: 'node',
          isolate: false,
          testTimeout: GENEROUS_MS,
          hookTimeout: GENEROUS_MS,
          expect: { poll: { timeout: 20_000 } },
        },
      },
      ...components,
    ],
  },
});
