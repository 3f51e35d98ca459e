import { isEvent } from '../clean/build-event.ts';
import type { LayoutNode } from '../model/layout-node.ts';

/** Where a component stands on the page. */
export type Place = { region: 'nav' | 'header' | 'footer' | 'aside' | 'main'; within?: string; isRow: boolean };

/**
 * What several parts are, told by the parts that they have (as `nameOfPart` calls them) and by their place, never by their
 * words; and what one of them is that is set apart. `opens`: only what is set apart has something to read.
 */
export function nameOfComponent(
  instances: readonly LayoutNode[],
  names: readonly string[],
  place: Place & { hasActive: boolean; opens?: boolean },
): { name: string; modifier: string } {
  const name = place.within && !isOwn(instances[0]) ? `${place.within}-item` : nameByParts(instances, names, place);
  const isOpen = place.opens || instances[0].component?.kind === 'panel';
  return { name, modifier: isOpen ? 'open' : /-(?:link|item)$/.test(name) ? 'active' : 'featured' };
}

/** What tells a component from another one of its name: its place, or what is in it. */
export function qualifiersOf(name: string, names: readonly string[], { region, within, isRow }: Place): string[] {
  return [
    ...(region === 'main' ? [] : [region]),
    ...(within ? [within] : []),
    // A menu whose entries stand below each other is at a side.
    ...(name === 'nav-link' && !isRow ? ['side'] : []),
    ...DRAWN.filter((part) => names.includes(part)),
    isRow ? 'row' : 'column',
  ];
}

const DRAWN = ['icon', 'image', 'avatar', 'badge'];

/** Buttons and badges are what they are wherever they stand. */
const isOwn = ({ role, component }: LayoutNode): boolean => role === 'button' || component !== undefined;

function nameByParts(
  instances: readonly LayoutNode[],
  names: readonly string[],
  place: Place & { hasActive: boolean },
): string {
  const has = (...parts: string[]): boolean => parts.some((part) => names.includes(part));
  const most = (is: (node: LayoutNode) => boolean): boolean => 2 * instances.filter(is).length > instances.length;
  const [{ kind, role, component, kin }] = instances;
  if (kin !== undefined) return 'nav-link';
  if (role === 'tr') return 'table-row';
  if (most(isEvent)) return 'event';
  // A page of a list is chosen by its link; the page is all of it.
  if (component?.kind === 'page') return 'page-link';
  // A question with its answer.
  if (component?.kind === 'panel') return 'faq-item';
  if (component && component.kind !== 'avatar') return component.kind;
  if (role === 'button') return 'button';
  if (role === 'input' || role === 'select' || role === 'textarea') return 'field';
  if (kind === 'image') return most(({ image }) => image?.kind === 'icon') ? 'icon-link' : 'picture';
  if (most(isDisc)) return most(({ box }) => box.width >= MIN_AVATAR_PX) ? 'avatar' : 'dot';
  const isFramed = most(({ paint }) => Boolean(paint?.fill ?? paint?.border ?? paint?.shadow));
  if (names.includes('icon') && names.every((name) => name === 'icon' || name === 'divider'))
    return isFramed ? 'icon-button' : 'icon-link';
  const texts = names.filter((name) => TEXTS.has(name)).length;
  if (kind === 'text' || (texts === 1 && has('caption', 'link') && !has('image', 'avatar', 'list', 'field'))) {
    if (place.region === 'footer') return 'footer-link';
    return place.region !== 'main' || (place.hasActive && !isFramed) ? 'nav-link' : role === 'a' ? 'link' : 'list-item';
  }
  if (has('field', 'select')) return 'form-field';
  // Rows with many things side by side.
  if (
    !place.isRow &&
    most((node) => node.kind === 'row') &&
    !has('text') &&
    names.filter((name) => name !== 'group').length >= 5
  )
    return 'row';
  if (has('price') && has('list', 'button')) return 'price-card';
  if (has('price') && has('image')) return 'product';
  if (has('avatar') && has('text')) return 'testimonial';
  if (has('avatar') && texts <= 3) return 'person';
  if (has('value', 'price') && texts >= 2 && !has('text', 'list')) return 'stat';
  if (has('image') && has('title', 'caption')) return has('text') ? 'post' : has('list') ? 'team-member' : 'tile';
  if (has('list')) return place.region === 'footer' ? 'footer-column' : isFramed ? 'card' : 'column';
  if (has('icon', 'icon-frame') && has('text') && has('title', 'caption')) return 'feature';
  return isFramed ? 'card' : 'item';
}

/** Smaller discs are dots, in px. */
const MIN_AVATAR_PX = 20;

/** A round box with nothing in it; where others lie over it, it is seen in part. */
const isDisc = ({ kind, paint, box, children }: LayoutNode): boolean =>
  kind === 'empty' &&
  children.length === 0 &&
  (paint?.radius ?? 0) >= 0.4 * Math.min(box.width, box.height) &&
  Math.max(box.width, box.height) <= 1.4 * Math.min(box.width, box.height);

const TEXTS = new Set(['caption', 'link', 'text', 'title', 'value', 'price', 'label']);
