import { px } from '../../emit/lengths.ts';
import type { Css } from '../../model/element.ts';
import type { Changes } from '../changes.ts';
import { differing } from './differing.ts';
import { MAX_OFF_PX } from './off.ts';
import type { Part } from './parts.ts';
import { roomIn } from './set-sides.ts';

/** What makes a picture, or a box of a given height, as large as it is on the design; nothing where it is. */
export function setSize(part: Part, around: Part): Changes {
  const { element, wanted, actual, css } = part;
  const isOff = (of: 'width' | 'height'): boolean => Math.abs(wanted.box[of] - actual.box[of]) > MAX_OFF_PX;
  const isArea = element.tag === 'div' && element.children.length === 0;
  if (element.tag !== 'img' && element.tag !== 'svg' && !isArea) {
    const isFixed = wanted.isBox && part.parts.length > 0 && /px$/.test(css.height ?? '');
    return isFixed && isOff('height') ? new Map([[element, { height: px(Math.round(wanted.box.height)) }]]) : new Map();
  }
  if (!isOff('width') && !isOff('height')) return new Map();
  const { width, height } = wanted.box;
  const room = roomIn(around);
  const isFull = room.end - room.start - width <= MAX_OFF_PX;
  const changed: Css = {
    ...{ width: isFull ? '100%' : px(Math.round(width)), 'max-width': '100%' },
    height: px(Math.round(height)),
    ...(isFull ? {} : { flex: '0 0 auto' }),
    ...(element.tag === 'img' ? { 'aspect-ratio': 'auto', 'object-fit': 'cover' } : {}),
  };
  return new Map([[element, differing(changed, css)]]);
}
