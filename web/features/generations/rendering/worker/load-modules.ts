import type { SourceFile } from '#contract/generations.ts';
import { faultOf, SourceFault } from './source-fault.ts';

type Exports = Record<string, unknown>;

/**
 * Runs the files of a page as modules.
 * @param compile gives a file as a script that asks for its imports by `require`
 * @param packages what they may import besides one another
 * @returns what the file of this name exports
 * @throws SourceFault for an import that is not there, and for whatever a file throws
 */
export function loadModules(
  files: readonly SourceFile[],
  entry: string,
  compile: (file: SourceFile) => string,
  packages: Record<string, object>,
): Exports {
  const sources = new Map(files.map((file) => [file.name, file]));
  const loaded = new Map<string, { exports: Exports }>();

  function load(name: string): Exports {
    const known = loaded.get(name);
    if (known) return known.exports;
    const module = { exports: {} as Exports };
    loaded.set(name, module);
    const code = compile(sources.get(name)!);
    try {
      // In the global scope, with its lines as they are, and under its name in the browser's tools.
      // biome-ignore lint/security/noGlobalEval: running what was typed is what this worker is for; its policy lets it load and send nothing.
      const run = globalThis.eval(`(function (require, module, exports) {${code}\n})\n//# sourceURL=${name}`) as (
        require: (id: string) => object,
        module: object,
        exports: Exports,
      ) => void;
      run((id: string) => find(id, name), module, module.exports);
    } catch (error) {
      throw faultOf(error, name);
    }
    return module.exports;
  }

  function find(id: string, from: string): object {
    if (!id.startsWith('.')) {
      const found = packages[id];
      if (found) return found;
      throw new SourceFault(
        `“${id}” is not here: import ${LIST.format(Object.keys(packages))}, or a file of this page.`,
        from,
      );
    }
    if (id.endsWith('.css')) return {};
    const path = new URL(id, `file:///${from}`).pathname.slice(1);
    const name = ['', '.tsx', '.ts', '.vue'].map((ending) => path + ending).find((one) => sources.has(one));
    if (name === undefined) throw new SourceFault(`There is no file “${id}”.`, from);
    return load(name);
  }
  return load(entry);
}

const LIST = new Intl.ListFormat('en-GB', { type: 'disjunction' });
