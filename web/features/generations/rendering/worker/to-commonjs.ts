import { transform } from 'sucrase';
import { SourceFault } from './source-fault.ts';

/**
 * TypeScript with JSX as a script that asks for its imports by `require`. Every line stays where it is.
 * @throws SourceFault where it cannot be read
 */
export function toCommonJs(name: string, content: string): string {
  try {
    const { code } = transform(content, {
      filePath: name,
      transforms: name.endsWith('x') ? ['typescript', 'jsx', 'imports'] : ['typescript', 'imports'],
      jsxRuntime: 'automatic',
      production: true,
    });
    return code;
  } catch (error) {
    const { message, loc } = error as Error & { loc?: { line: number } };
    // "Error transforming Page.tsx: Unexpected token (3:7)"
    const [, reason = message] = /^Error transforming [^:]*: (.*?)(?: \(\d+:\d+\))?$/s.exec(message) ?? [];
    throw new SourceFault(`${reason.replace(/[.\s]+$/, '')}.`, name, loc?.line);
  }
}
