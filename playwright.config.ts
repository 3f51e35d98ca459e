import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS } from './scripts/testing/chromium-flags.ts';

// Browser journeys: people's ways through the built service. `npm test -- --project e2e` prepares what they need and runs them.
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.test.ts',
  outputDir: 'test-results',
  forbidOnly: process.env.CI === 'true',
  // Each file starts a service of its own, so its tests run one after another; two files at a time are what CI has cores for.
  workers: 2,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    viewport: { width: 1440, height: 900 },
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    // Calls, requests and the console. DOM snapshots would run a script in every frame, and a preview's sandbox would
    // complain about it in the console; a film of each journey would take a third more of the processor. CI, where nobody reads
    // traces, saves the twentieth that they take.
    trace: process.env.CI === 'true' ? 'off' : { mode: 'retain-on-failure', snapshots: false, screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env.CHROMIUM, args: CHROMIUM_FLAGS },
  },
});
