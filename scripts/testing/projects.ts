import { globSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

type Files = { include: string[]; exclude?: string[] };

/** Tests stand beside the code; browser journeys, which need the built service, are in `e2e/`. */
export const PROJECTS = {
  unit: {
    include: [
      'contract/**/*.test.ts',
      'emulators/**/*.test.ts',
      'engine/**/*.test.ts',
      'fidelity/**/*.test.ts',
      'web/**/*.test.ts',
    ],
    // Needs a browser; the other unit tests need nothing.
    exclude: ['fidelity/extract/**'],
  },
  integration: {
    include: ['server/**/*.test.ts', 'scripts/**/*.test.ts', 'bench/**/*.test.ts', 'fidelity/extract/**/*.test.ts'],
  },
  components: { include: ['web/**/*.test.tsx'] },
  e2e: { include: ['e2e/**/*.test.ts'] },
} satisfies Record<string, Files>;

/** @returns a project's files whose paths contain one of the filters, from the root of the repository; all without a filter */
export function filesOf(project: string, filters: string[]): string[] {
  const { include, exclude = [] } = (PROJECTS as Record<string, Files>)[project] ?? { include: [] };
  const files = globSync(include, { cwd: root, exclude });
  return files.filter(
    (file) => filters.length === 0 || filters.some((filter) => file.includes(filter.replace(/:\d+$/, ''))),
  );
}
