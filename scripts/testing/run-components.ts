import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { rolldown } from 'rolldown';
import { expect } from 'vitest';
import { compileScript, parse } from 'vue/compiler-sfc';
import type { SourceFile } from '../../engine/components/model.ts';

// Written components, run as a project would, and compared with the page that they are of.

const CACHE = path.join(import.meta.dirname, '../../node_modules/.cache');

/** A folder of one's own, from which packages are found. */
export async function makeFolder(): Promise<string> {
  await mkdir(CACHE, { recursive: true });
  return mkdtemp(path.join(CACHE, 'components-'));
}

/** Bundles written components. @returns what the page's file exports */
export async function loadComponents(files: SourceFile[], folder: string): Promise<Record<string, unknown>> {
  const [{ name: entry }] = files;
  const sources = new Map(files.map(({ name, content }) => [name, content]));
  const find = (name: string): string | undefined =>
    ['', '.tsx', '.ts'].map((ending) => name + ending).find((one) => sources.has(one));
  const bundle = await rolldown({
    input: entry,
    external: /^(react|vue)/,
    plugins: [
      {
        name: 'written',
        resolveId: (id, from) => find(path.join(from ? path.dirname(from) : '.', id)),
        load: (id) => (id.endsWith('.css') ? { code: '', moduleType: 'js' } : compile(id, sources.get(id)!)),
      },
    ],
  });
  const { output } = await bundle.generate({ format: 'esm' });
  const file = path.join(folder, `${entry}-${Math.random().toString(36).slice(2)}.mjs`);
  await writeFile(file, output[0].code);
  return import(pathToFileURL(file).href);
}

function compile(id: string, content: string): { code: string; moduleType: 'tsx' | 'ts' } {
  if (!id.endsWith('.vue')) return { code: content, moduleType: id.endsWith('x') ? 'tsx' : 'ts' };
  const { descriptor, errors } = parse(content, { filename: id });
  expect(errors).toEqual([]);
  // A template alone makes a component, too; the compiler of scripts wants one.
  const whole = descriptor.scriptSetup
    ? descriptor
    : parse(`<script setup lang="ts">const none = 0;</script>${content}`).descriptor;
  const options = { id, inlineTemplate: true, templateOptions: { ssr: true, ssrCssVars: [] } };
  return { code: compileScript(whole, options).content, moduleType: 'ts' };
}

type Tree = DefaultTreeAdapterTypes.ChildNode;

/** Tags, attributes and words of a page; white space counts as one space, and not at all beside tags. */
export function outline(html: string): unknown {
  const visit = (nodes: readonly Tree[]): unknown[] => {
    const out: unknown[] = [];
    for (const node of nodes) {
      if (node.nodeName === '#comment' || node.nodeName === 'title') continue;
      if ('value' in node) {
        const text = `${typeof out.at(-1) === 'string' ? out.pop() : ''}${node.value}`.replace(/\s+/g, ' ');
        out.push(text);
      } else if ('attrs' in node) {
        const attributes = node.attrs
          .map(({ name, value }) => {
            const words = value.trim().split(/\s+/);
            // In which order classes are named says nothing.
            return `${name}=${(name === 'class' ? words.sort() : words).join(' ')}`;
          })
          // No classes and an empty list of them are the same.
          .filter((attribute) => attribute !== 'class=')
          .sort();
        out.push([node.nodeName, attributes, visit(node.childNodes)]);
      }
    }
    return out.map((one) => (typeof one === 'string' ? one.trim() : one)).filter((one) => one !== '');
  };
  return visit(parseFragment(html).childNodes);
}

/** What is in the body; around it where the body has classes. */
export function bodyOf(html: string): string {
  const [, attributes, inside] = /<body([^>]*)>([\s\S]*)<\/body>/.exec(html)!;
  const name = / class="([^"]*)"/.exec(attributes)?.[1];
  return name ? `<div class="${name}">${inside}</div>` : inside;
}
