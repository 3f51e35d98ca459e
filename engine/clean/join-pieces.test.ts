import { describe, expect, it } from 'vitest';
import type { Sources } from '../emit/image-sources.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import { unionBox } from '../raster/box.ts';
import { groupNode, imageNode } from '../testing/group-node.ts';
import { textNode } from '../testing/text-node.ts';
import { joinPieces } from './join-pieces.ts';

const BITMAP = 'data:image/webp;base64,AA';

const shape = (x: number, y: number, width: number, height: number): LayoutNode => {
  const box = { x, y, width, height };
  return { kind: 'empty', box, ink: box, paint: { fill: 0x10312c }, children: [] };
};
const rule = (x: number, y: number, width: number): LayoutNode => {
  const box = { x, y, width, height: 2 };
  return { kind: 'rule', box, ink: box, color: 0x2152ff, children: [] };
};

function overlay(...children: LayoutNode[]): LayoutNode {
  const box = unionBox(children.map((child) => child.box));
  return { kind: 'overlay', box, ink: box, children };
}

/** Joins the pieces below `root`; every picture in it has an address. */
function join(root: LayoutNode): Sources {
  const sources: Sources = new Map();
  const visit = (node: LayoutNode): void => {
    if (node.kind === 'image') sources.set(node, BITMAP);
    node.children.forEach(visit);
  };
  visit(root);
  joinPieces(root, sources);
  return sources;
}

describe('joinPieces', () => {
  it('makes one picture of what lies on top of each other and says nothing', () => {
    const photo = { ...imageNode(100, 100, 300), alt: 'A phone' };
    const drawing = overlay(photo, shape(80, 90, 400, 400), rule(110, 130, 40));
    const sources = join(groupNode('stack', [textNode('Our app', 100, 40), drawing]));
    expect(drawing).toMatchObject({ kind: 'image', image: { kind: 'photo' }, alt: 'A phone', children: [] });
    const source = decodeURIComponent(sources.get(drawing)!);
    expect(source).toContain(`<image x="100" y="100" width="300" height="300" href="${BITMAP}"/>`);
    expect(source).toContain('<rect x="80" y="90" width="400" height="400" fill="#10312c"/>');
  });

  it('makes one photograph of a pale one that was cut in two', () => {
    const photo = imageNode(100, 100, 80);
    const rim = { ...imageNode(90, 95, 105), image: { kind: 'icon' } } as LayoutNode;
    const portrait = overlay(rim, { ...photo, image: { kind: 'photo' } } as LayoutNode);
    join(groupNode('stack', [textNode('Our team', 100, 40), portrait]));
    expect(portrait).toMatchObject({ kind: 'image', children: [], box: { x: 90, y: 95, width: 105, height: 105 } });
  });

  it('makes one sign of pieces that touch each other', () => {
    const stack = groupNode('stack', [rule(112, 100, 20), imageNode(110, 103, 24), textNode('Payments', 100, 160)]);
    join(stack);
    expect(stack.children.map(({ kind }) => kind)).toEqual(['image', 'text']);
    expect(stack.children[0]).toMatchObject({
      image: { kind: 'icon' },
      box: { x: 110, y: 100, width: 24, height: 27 },
    });
  });

  it('puts pieces behind what is written on them, and goes on with those beside it', () => {
    const [title, photo] = [textNode('Product', 140, 160, { size: 60 }), imageNode(100, 100, 300)];
    const hero = overlay(photo, shape(300, 120, 24, 24), title, rule(120, 380, 60));
    const row = groupNode('row', [hero, imageNode(480, 120, 80), rule(600, 200, 30)]);
    const sources = join(groupNode('stack', [row]));
    expect(row).toMatchObject({ image: { background: true }, box: { x: 100, width: 530 } });
    expect(row.children).toEqual([title]);
    const source = decodeURIComponent(sources.get(row)!);
    expect(source).toContain('<rect x="600" y="200" width="30" height="2" fill="#2152ff"/>');
    expect(source).toContain(`<image x="480" y="120" width="80" height="80" href="${BITMAP}"/>`);
  });

  it('leaves photographs on each other, portraits with the dot of a state, known signs and a box beside words', () => {
    const portrait = { ...imageNode(0, 0, 80), image: { kind: 'photo', round: true } } as LayoutNode;
    const drawing = { viewBox: [0, 0, 24, 24], body: [], color: 0, known: { name: 'play', credit: '' } };
    const play = { ...imageNode(40, 40, 20), image: { kind: 'icon', drawing } } as unknown as LayoutNode;
    for (const children of [
      [imageNode(0, 0, 200), imageNode(100, 100, 200)],
      [portrait, shape(60, 60, 12, 12)],
      [imageNode(0, 0, 200), play],
      [textNode('Words', 10, 10), shape(0, 0, 200, 40)],
    ]) {
      const node = overlay(...children);
      join(groupNode('stack', [node]));
      expect(node.children).toEqual(children);
    }
  });
});
