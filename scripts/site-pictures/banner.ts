import type { Material } from './material.ts';
import { dimension, paper, sheet } from './sheet.ts';

/** The design with every line and region that was found, and the page that came out in front of it. */
export function banner({ design, conversion, results, faithful }: Material): string {
  const { width, height, lines, layout } = conversion;
  const marks = [...lines, ...picturesIn(layout)]
    .map(
      ({ x, y, width, height }) =>
        `<div class="box" style="left:${x - 4}px;top:${y - 4}px;width:${width + 8}px;height:${height + 8}px;border-width:2px"></div>`,
    )
    .join('');
  const scale = 0.515;
  const size = { width: width * scale, height: height * scale };
  const front = { left: 1155 - 44 - size.width, top: 650 - 58 - size.height };
  return sheet(
    1155,
    650,
    `${paper({ left: 44, top: 58, ...size }, design, scale, { marks: `<div class="at" style="inset:0;width:${width}px;height:${height}px;background:rgb(252 250 246 / .58)"></div>${marks}` })}
    ${dimension(44, 36, size.width, `design, ${width} px`)}
    ${paper({ ...front, ...size }, results[width]!, scale)}
    ${dimension(front.left, 650 - 46, size.width, `page, ${width} px`)}
    <div class="at" style="left:44px;top:${58 + size.height + 14}px"><span class="muted">faithful</span> <b style="font-size:30px">${(faithful * 100).toFixed(1)}</b></div>`,
  );
}

/** Every node of the page that shows a picture. */
export function picturesIn(
  node: Material['conversion']['layout'],
): { x: number; y: number; width: number; height: number }[] {
  return [...(node.kind === 'image' ? [node.box] : []), ...(node.children ?? []).flatMap(picturesIn)];
}
