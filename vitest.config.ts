import { defineConfig } from 'vitest/config';

// `scripts/test.ts` names the browser where one is needed: unit tests start without what these would load.
const components = process.env.CHROMIUM
  ? [(await import('./scripts/testing/components-project.ts')).componentsProject]
  : [];

// Unit and integration tests stand beside the code; browser journeys in e2e/ are a project of their own because they
// need the built app and a browser. The files that one worker runs share the modules they import: reading them again for
// each file took as long as its tests.
export default defineConfig({
  test: {
    // By default one core is left idle, and two are what CI has.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'contract/**/*.test.ts',
            'emulators/**/*.test.ts',
            'engine/**/*.test.ts',
            'fidelity/**/*.test.ts',
            'web/**/*.test.ts',
          ],
          // Needs a browser; the other unit tests need nothing.
          exclude: ['fidelity/extract/**'],
          environment: 'node',
          isolate: false,
        },
      },
      {
        test: {
          name: 'integration',
          include: [
            'server/**/*.test.ts',
            'scripts/**/*.test.ts',
            'bench/**/*.test.ts',
            'fidelity/extract/**/*.test.ts',
          ],
          environment: 'node',
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 20_000 } },
        },
      },
      ...components,
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          environment: 'node',
          isolate: false,
          testTimeout: 180_000,
          hookTimeout: 180_000,
          expect: { poll: { timeout: 30_000 } },
        },
      },
    ],
  },
});
