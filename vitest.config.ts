import { defineConfig } from 'vitest/config';

// Unit and integration tests stand beside the code; browser journeys in e2e/ are a project of their own because they
// need the built app and a browser. The files that one worker runs share the modules they import: reading them anew for
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
          environment: 'node',
          isolate: false,
        },
      },
      {
        test: {
          name: 'integration',
          include: ['server/**/*.test.ts', 'scripts/**/*.test.ts', 'bench/**/*.test.ts'],
          environment: 'node',
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 20_000 } },
        },
      },
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
