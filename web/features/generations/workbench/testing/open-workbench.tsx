import { implement } from '@orpc/server';
import { useState } from 'react';
import { onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import type { GenerationResult, GenerationWithResult, PageArea } from '#contract/generations.ts';
import { contract } from '#contract/index.ts';
import type { FromFrame } from '#web/preview/messages.ts';
import { serve } from '#web/testing/network.ts';
import { aConversion } from '#web/testing/records.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { ActionKeys } from '#web/ui/actions/index.ts';
import { usePick } from '../../preview/index.ts';
import type { Generator } from '../../progress/index.ts';
import type { Engine } from '../../vocabulary/index.ts';
import { type Look, Workbench } from '../workbench.tsx';

const generations = implement(contract.generations);

/** A page of three bands, 1000 px wide; it is as high as its window at least. */
const pageOf = (middle: number) => ({
  html: `<!doctype html>
<html lang="en">
  <head>
    <title>Harbour</title>
  </head>
  <body>
    <header class="top"></header>
    <main class="middle">
      <a class="seat" href="#">Seat</a>
    </main>
    <footer class="end"></footer>
  </body>
</html>
`,
  css: `body { margin: 0; min-height: 100vh; background: #ffffff }
.top { height: 200px; background: #123456 }
.middle { height: ${middle}px }
.seat { display: block; width: 200px; height: 60px; margin-left: 100px; background: #aa3300; color: #aa3300 }
.end { height: 300px; background: #225533 }
`,
});

type Rect = [x: number, y: number, width: number, height: number, color: string];
const bandsOf = (middle: number): Rect[] => [
  [0, 0, 1000, 200, '#123456'],
  [100, 200, 200, 60, '#aa3300'],
  [0, 200 + middle, 1000, 300, '#225533'],
];

/** Something that the page lacks. */
export const BLACK_BOX: Rect = [600, 400, 120, 120, '#000000'];

interface Opened {
  /** Height of the middle one of the page's bands, CSS px: those around it are 500 px high. */
  middle?: number;
  /** Height of the design, CSS px; without it, that of the page. */
  height?: number;
  /** Drawn in the design beyond the page's bands, CSS px. */
  more?: Rect[];
  /** Bars of a browser around the page in the picture, px. */
  bar?: number;
  own?: Partial<GenerationWithResult>;
  engines?: readonly Engine[];
}

/** A page of Custom CSS with its design. */
export function aGeneration({ middle = 400, height = 500 + middle, more = [], bar = 0, own = {} }: Opened = {}) {
  const pageArea: PageArea = { x: 0, y: bar, width: 1000, height, density: 1 };
  const size = { width: 1000, height: height + bar };
  const result: GenerationResult = {
    ...{ ...pageOf(middle), ...size, pageArea },
    ...{ warnings: [], lines: [], palette: [], typeScale: [] },
  };
  const generation: GenerationWithResult = {
    ...{ ...aConversion(), framework: 'custom', faithful: null, score: null },
    ...{ imageURL: drawn(size, bar, [...bandsOf(middle), ...more]), imageWidth: size.width, imageHeight: size.height },
    ...{ hasAnalysis: false, hasClean: false, result },
    ...own,
  };
  return { generation, result };
}

/** The workbench with that on it, in the real preview frame. */
export async function openWorkbench(opened: Opened = {}) {
  serve(generations.listVersions.handler(() => []));
  serve(generations.recordScore.handler(() => ({ success: true as const })));
  await renderPage(<OnTable {...aGeneration(opened)} engines={opened.engines ?? []} />);
}

interface OnTableProps {
  generation: GenerationWithResult;
  result: GenerationResult;
  engines: readonly Engine[];
}

function OnTable({ generation, result, engines }: OnTableProps) {
  const [look, setLook] = useState<Look>({});
  const pick = usePick(generation._id);
  const generator = {
    ...{ open: () => {}, begin: () => {}, setNotice: () => {}, running: false, working: false },
    change: { isPending: false },
  } as unknown as Generator;
  return (
    <div style={{ height: '100dvh' }}>
      <ActionKeys />
      <Workbench
        {...{ generator, generation, result, pick, look, engines }}
        onLook={(change) => setLook((now) => ({ ...now, ...(typeof change === 'function' ? change(now) : change) }))}
        awaited={false}
        inSight
      />
    </div>
  );
}

function drawn(size: { width: number; height: number }, bar: number, rects: readonly Rect[]): string {
  const canvas = Object.assign(document.createElement('canvas'), size);
  const pen = canvas.getContext('2d')!;
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, size.width, size.height);
  pen.fillStyle = '#999999';
  pen.fillRect(0, 0, size.width, bar);
  for (const [x, y, width, height, color] of rects) {
    pen.fillStyle = color;
    pen.fillRect(x, bar + y, width, height);
  }
  return canvas.toDataURL();
}

export const preview = page.frameLocator(page.getByTitle('Live preview of the generated page'));
/** The live page; it is away while all widths are shown. */
export const frame = () => document.querySelector<HTMLIFrameElement>('iframe[title^="Live preview"]')!;
export const stage = () => page.getByRole('region', { name: 'Preview stage' }).element() as HTMLElement;
export const design = () => page.getByRole('region', { name: 'Design and heat map' }).element() as HTMLElement;

/** What the frame of the live page says from now on. */
export function heard(): FromFrame[] {
  const told: FromFrame[] = [];
  const hear = ({ source, data }: MessageEvent<FromFrame>) => {
    if (source === frame()?.contentWindow) told.push(data);
  };
  window.addEventListener('message', hear);
  onTestFinished(() => window.removeEventListener('message', hear));
  return told;
}
