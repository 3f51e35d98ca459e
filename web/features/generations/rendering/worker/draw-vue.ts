import * as Vue from 'vue';
import { compileScript, parse } from 'vue/compiler-sfc';
import * as serverRenderer from 'vue/server-renderer';
import type { SourceFile } from '#contract/generations.ts';
import { loadModules } from './load-modules.ts';
import { faultOf, SourceFault } from './source-fault.ts';
import { toCommonJs } from './to-commonjs.ts';

export const ENTRY = 'Page.vue';
const packages = { vue: Vue, 'vue/server-renderer': serverRenderer };

/** @returns the markup of a page as Vue components @throws SourceFault */
export async function drawVue(files: readonly SourceFile[]): Promise<string> {
  const { default: Page } = loadModules(files, ENTRY, compile, packages);
  const app = Vue.createSSRApp(Page as Vue.Component);
  let failed: SourceFault | undefined;
  // What is wrong is told as a fault.
  app.config.warnHandler = () => {};
  app.config.errorHandler = (error, component) => {
    const name = `${component?.$options.__name}.vue`;
    const file = files.find((one) => one.name === name || one.name.endsWith(`/${name}`));
    failed ??= faultOf(error, file?.name ?? ENTRY);
  };
  const html = await serverRenderer.renderToString(app);
  if (failed) throw failed;
  return html;
}

function compile({ name, content }: SourceFile): string {
  if (!name.endsWith('.vue')) return toCommonJs(name, content);
  const { descriptor, errors } = parse(content, { filename: name });
  const [first] = errors;
  if (first) throw faultIn(name, content, first);
  const [style] = descriptor.styles;
  if (style)
    throw new SourceFault(
      'Styles of the page are in style.css: a style here is not followed.',
      name,
      style.loc.start.line,
    );
  // A template alone makes a component, too; the compiler of scripts wants one.
  const whole =
    descriptor.script || descriptor.scriptSetup
      ? descriptor
      : parse(`${content}<script setup lang="ts">const none = 0;</script>`, { filename: name }).descriptor;
  try {
    const options = { id: name, inlineTemplate: true, templateOptions: { ssr: true, ssrCssVars: [] } };
    return toCommonJs(`${name}.ts`, compileScript(whole, options).content);
  } catch (error) {
    throw error instanceof SourceFault
      ? new SourceFault(error.message, name)
      : faultIn(name, content, error as Error, whole);
  }
}

type Failure = Error & { pos?: number; loc?: { start?: { line: number } } };

/** Errors of a script name a place in it, those of a template one in the file. */
function faultIn(
  name: string,
  content: string,
  { message, pos, loc }: Failure,
  within?: ReturnType<typeof parse>['descriptor'],
): SourceFault {
  const script = within?.scriptSetup ?? within?.script;
  const at =
    pos !== undefined && script ? content.slice(0, script.loc.start.offset + pos).split('\n').length : loc?.start?.line;
  const [reason = ''] = message.replace(/^\[[^\]]*\]\s*/, '').split('\n');
  return new SourceFault(`${reason.replace(/ \(\d+:\d+\)$/, '').replace(/[.\s]+$/, '')}.`, name, at);
}
