import { describe, expect, it } from 'vitest';
import { groupNode } from '../testing/group-node.ts';
import { textNode } from '../testing/text-node.ts';
import { shareFrame } from './share-frame.ts';

const BLUE = { fill: 0x1155dd };

const framed = (x: number, y: number) => groupNode('stack', [textNode('Chosen', x, y)], { paint: BLUE, pad: 8 });
const bare = (x: number, y: number) => groupNode('stack', [textNode('Other', x, y)]);

describe('shareFrame', () => {
  it('gives entries below the chosen one the room that it keeps, and its width', () => {
    const [first, second] = [framed(20, 100), bare(20, 140)];
    shareFrame([first, second]);
    expect(second.box).toEqual({ ...first.box, y: 132 });
    expect(second.paint).toEqual({});
  });

  it('gives entries beside it the room alone', () => {
    const [first, second] = [framed(20, 100), bare(120, 100)];
    shareFrame([first, second]);
    expect(second.box).toEqual({ x: 112, y: 92, width: 56, height: 36 });
  });

  it('changes nothing where entries would overlap', () => {
    const [first, second] = [framed(20, 100), bare(20, 130)];
    const before = second.box;
    shareFrame([first, second]);
    expect(second.box).toEqual(before);
    expect(second.paint).toBeUndefined();
  });
});
