import tailwindcss from '@tailwindcss/vite';
import { playwright } from '@vitest/browser-playwright';
import { defineProject } from 'vitest/config';
import { CHROMIUM_FLAGS } from './chromium-flags.ts';
import { previewPlugin } from './preview-plugin.ts';
import { PROJECTS } from './projects.ts';

/** Components stand beside their tests in `web/` and are rendered in a browser. See docs/decisions/0034. */
export const componentsProject = defineProject({
  plugins: [tailwindcss(), previewPlugin()],
  publicDir: 'web/public',
  // Found only while tests run, a library would be bundled again, with a second React.
  optimizeDeps: {
    entries: ['web/**/*.{ts,tsx}', '!web/**/*.test.ts', '!web/preview/**', '!web/entry.*', '!web/routes.ts'],
    // Of web/preview, which has pages of its own.
    include: ['idiomorph'],
  },
  // A file that cannot be served fails alone; the overlay would lie over the pages of all others.
  server: { hmr: { overlay: false } },
  test: {
    name: 'components',
    ...PROJECTS.components,
    setupFiles: ['web/testing/setup.ts'],
    isolate: false,
    // After the others, which keep both cores busy: these measure what a person sees.
    sequence: { groupOrder: 1 },
    testTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 900 },
      provider: playwright({
        launchOptions: { executablePath: process.env.CHROMIUM, args: CHROMIUM_FLAGS },
        actionTimeout: 20_000,
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
