import tailwindcss from '@tailwindcss/vite';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { CHROMIUM_FLAGS } from './scripts/testing/chromium-flags.ts';

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
      {
        plugins: [tailwindcss()],
        publicDir: 'web/public',
        // Found only while tests run, a library would be bundled again, with a second React.
        optimizeDeps: {
          entries: ['web/**/*.{ts,tsx}', '!web/**/*.test.ts', '!web/preview/**', '!web/entry.*', '!web/routes.ts'],
        },
        test: {
          name: 'components',
          include: ['web/**/*.test.tsx'],
          setupFiles: ['web/testing/setup.ts'],
          isolate: false,
          // After the others, which keep both cores busy: these measure what a person sees.
          sequence: { groupOrder: 1 },
          expect: { poll: { timeout: 5_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1280, height: 900 },
            provider: playwright({
              launchOptions: { executablePath: process.env.CHROMIUM, args: CHROMIUM_FLAGS },
              actionTimeout: 5_000,
            }),
            instances: [{ browser: 'chromium' }],
          },
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
