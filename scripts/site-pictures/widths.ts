import type { Material } from './material.ts';
import { dimension, paper, sheet } from './sheet.ts';

/** Widths of the windows, and how much of the page each shows in the picture. */
const WINDOWS = [
  [1280, 360],
  [768, 410],
  [375, 560],
] as const;

/** One result in three windows, all to the same scale. */
export function widths({ results }: Material): string {
  const scale = 0.359;
  let left = 36;
  const windows = WINDOWS.map(([width, height]) => {
    const box = { left, top: 96, width: width * scale, height };
    left += box.width + 20;
    return paper(box, results[width]!, scale) + dimension(box.left, 74, box.width, `${width} px`);
  });
  return sheet(
    960,
    720,
    `${windows.join('')}
    <div class="at" style="left:36px;top:494px;width:440px"><p class="title">One page, three windows</p><p class="muted" style="margin-top:10px;font-size:15px;line-height:1.5">The same HTML and CSS, drawn to one scale: columns stack, pictures shrink, nothing scrolls sideways.</p></div>`,
  );
}
