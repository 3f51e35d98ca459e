import { picturesIn } from './banner.ts';
import type { Material } from './material.ts';
import { dimension, paper, sheet } from './sheet.ts';

/** What the engine reads: lines with their confidence, pictures, the palette and the type scale. */
export function reading({ design, conversion }: Material): string {
  const { lines, layout, palette, typeScale, width } = conversion;
  const scale = 880 / width;
  const box = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }, inside: string) =>
    `<div class="box" style="left:${x - 5}px;top:${y - 5}px;width:${width + 10}px;height:${height + 10}px;border-width:2px">${inside}</div>`;
  const label = (text: string) =>
    `<span style="position:absolute;left:100%;top:-2px;padding:1px 5px;background:var(--accent);color:white;font-size:15px;line-height:18px;white-space:nowrap">${text}</span>`;
  const marks = [
    ...lines.map((line) => box(line, label(line.confidence.toFixed(0)))),
    ...picturesIn(layout).map((picture) => box(picture, label('picture').replace('left:100%', 'right:0'))),
  ].join('');
  const swatches = palette
    .slice(0, 11)
    .map(
      (color) =>
        `<span style="width:80px"><i style="display:block;height:40px;background:${color};outline:1px solid var(--line)"></i><small>${color}</small></span>`,
    )
    .join('');
  const sizes = [...typeScale]
    .sort((a, b) => b - a)
    .map(
      (size) =>
        `<span style="text-align:center"><b style="display:block;font:650 ${size}px/54px Sans;height:56px">Aa</b><small class="muted">${size}</small></span>`,
    )
    .join('');
  return sheet(
    960,
    720,
    `${paper({ left: 40, top: 48, width: 880, height: 424 }, design, scale, { marks })}
    ${dimension(40, 26, 880, `${lines.length} lines read, confidence in percent`)}
    <div class="at" style="left:40px;right:40px;top:500px;font-size:12px">
      <p class="accent" style="margin-bottom:8px">palette</p>
      <div style="display:flex;justify-content:space-between;font-size:14px">${swatches}</div>
      <p class="accent" style="margin:22px 0 4px">type scale, px</p>
      <div style="display:flex;justify-content:space-between;align-items:end;padding:0 10px;font-size:14px">${sizes}</div>
    </div>`,
  );
}
