import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server.browser';
import type { SourceFile } from '#contract/generations.ts';
import { loadModules } from './load-modules.ts';
import { faultOf, SourceFault } from './source-fault.ts';
import { toCommonJs } from './to-commonjs.ts';

export const ENTRY = 'Page.tsx';
const packages = { react: React, 'react/jsx-runtime': jsxRuntime };

/** @returns the markup of a page as React components @throws SourceFault */
export function drawReact(files: readonly SourceFile[]): string {
  const { Page } = loadModules(files, ENTRY, ({ name, content }) => toCommonJs(name, content), packages);
  if (typeof Page !== 'function') throw new SourceFault('It exports no component “Page”.', ENTRY);
  try {
    return renderToStaticMarkup(React.createElement(Page as React.FC));
  } catch (error) {
    throw faultOf(error, ENTRY);
  }
}
