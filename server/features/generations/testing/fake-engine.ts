import { type Conversion, joinAnalyses, openLayout } from '#engine/index.ts';
import { loadLayoutModule } from '#server/platform/engine/layout-module.ts';
import { callWriter, type Writer, type Writers, type Writing, type Written } from '#server/platform/engine/writers.ts';
import type { Converter } from '../run.ts';

const line = (text: string, y: number) => ({
  ...{ text, confidence: 95, x: 24, y, width: 300, height: 24, color: '#14324a', fontSize: 18 },
});

const aPage = (heading: string) => ({
  title: heading,
  body: {
    tag: 'body',
    name: 'page',
    css: {},
    children: [{ tag: 'h1', name: 'h1', css: {}, children: [heading] }],
  },
  palette: ['#14324a', '#c2410c'],
  typeScale: [16, 28],
});

/** What the engine would say of the design in `pictures.ts`, at once: these tests are about providers. */
export const aConversion = (): Conversion => ({
  page: aPage('Built in'),
  clean: { ...aPage('Built in, clean'), mode: 'clean' },
  html: '<!doctype html>\n<html lang="en">\n<body>\n<h1>Built in</h1>\n</body>\n</html>\n',
  css: '',
  warnings: [],
  width: 640,
  height: 320,
  pageArea: { x: 0, y: 0, width: 640, height: 320, density: 1 },
  lines: [line('See the city from the water', 86), line('Every boat leaves on the hour', 138)],
  palette: ['#14324a', '#c2410c'],
  typeScale: [16, 28],
  layout: {
    kind: 'stack',
    role: 'body',
    box: { x: 0, y: 0, width: 640, height: 320 },
    children: [
      { kind: 'image', role: 'img', image: 'photo', box: { x: 24, y: 190, width: 150, height: 44 } },
      { kind: 'text', role: 'h1', text: 'See the city', box: { x: 24, y: 86, width: 300, height: 24 } },
    ],
  },
  timings: { decode: 1, segment: 1, text: 1, style: 1, layout: 1, emit: 1 },
});

export const aFakeEngine = (): Converter => ({
  async convert(_image, _options, { onStage, signal }) {
    const conversion = aConversion();
    onStage({ stage: 'layout', progress: 0.9, preview: { html: conversion.html, css: '' } });
    signal.throwIfAborted();
    return conversion;
  },
  join: async (desktop, narrower) => joinAnalyses(desktop, narrower, await loadLayoutModule()),
  async write<W extends Writer>(writer: W, args: Parameters<Writers[W]>) {
    openLayout(await loadLayoutModule());
    return (await callWriter({ writer, args } as Writing)) as Written<W>;
  },
});
