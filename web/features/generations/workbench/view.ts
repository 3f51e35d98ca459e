import { type Compare, comparisons } from '../compare/index.ts';
import type { Device } from '../vocabulary/index.ts';

/** Widths that are shown beside one another, CSS px. */
export const ALL_WIDTHS = [320, 375, 768, 1280] as const;
export const MIN_WIDTH = 240;
export const MAX_WIDTH = 3840;
/** A page is compared to its end, unless that is further down than so many heights of its design. */
const MAX_DESIGN_HEIGHTS = 3;

export const deviceWidths: Record<Device, number> = { desktop: 1280, tablet: 768, mobile: 375 };

/** `fit`: as large as the pane allows, never larger than the page; otherwise the scale. */
export const zooms = ['fit', 0.5, 1, 2] as const;
export type Zoom = (typeof zooms)[number];

export interface View {
  /** Width of the page, CSS px. */
  width: number;
  zoom: Zoom;
  compare: Compare;
  /** Four widths side by side instead of one page. */
  all: boolean;
}

export const startOfView = (width: number): View => ({ width, zoom: 'fit', compare: 'off', all: false });

/** A view as it stands in the address: what is as at the beginning does not. */
export interface ViewWords {
  width?: string;
  /** Per cent. */
  zoom?: string;
  compare?: string;
  widths?: string;
}

export const viewWords = ({ width, zoom, compare, all }: View, designWidth: number): Required<ViewWords> => ({
  width: width === designWidth ? '' : String(width),
  zoom: zoom === 'fit' ? '' : String(zoom * 100),
  compare: compare === 'off' ? '' : compare,
  widths: all ? 'all' : '',
});

/** The view of an address. Somebody may have written that: what makes no sense is as at the beginning. */
export function viewIn({ width, zoom, compare, widths }: ViewWords, designWidth: number): View {
  const asked: View = {
    width: Number(width) > 0 ? clampWidth(Number(width)) : designWidth,
    zoom: zooms.find((one) => one !== 'fit' && String(one * 100) === zoom) ?? 'fit',
    compare: 'off',
    all: widths === 'all',
  };
  const way = comparisons.find(({ value }) => value === compare)?.value ?? 'off';
  return way === 'off' ? asked : afterAsking(asked, { compare: way }, designWidth);
}

/** What is in sight once somebody has asked for something else: a comparison is only one at the width of the design. */
export function afterAsking(now: View, asked: Partial<View>, designWidth: number): View {
  const next = { ...now, ...asked };
  if (asked.compare && asked.compare !== 'off') return { ...next, width: designWidth, all: false };
  return next.all || next.width !== designWidth ? { ...next, compare: 'off' } : next;
}

const HALF = 50;

/** How much of the design is seen, 0–1, of an address; half of it where that says nothing. */
export function shareIn(word: string | undefined): number {
  const percent = word ? Number(word) : HALF;
  return percent >= 0 && percent <= 100 ? percent / 100 : HALF / 100;
}

export function shareWord(share: number): string {
  const percent = Math.round(share * 100);
  return percent === HALF ? '' : String(percent);
}

/** Scale of a page of `width` CSS px in a room of so many px. */
export const scaleOf = (zoom: Zoom, width: number, room: number): number =>
  zoom === 'fit' ? Math.min(1, Math.max(room, 80) / width) : zoom;

/** The zoom that shows a page of `width` CSS px next larger, or smaller, than one does in a room of so many px; itself at the end. */
export function zoomBeside(zoom: Zoom, larger: boolean, width: number, room: number): Zoom {
  const scales = zooms.map((one) => ({ one, scale: scaleOf(one, width, room) }));
  const now = scaleOf(zoom, width, room);
  const beyond = scales.filter(({ scale }) => (larger ? scale > now : scale < now));
  beyond.sort((a, b) => Math.abs(a.scale - now) - Math.abs(b.scale - now));
  return beyond[0]?.one ?? zoom;
}

/**
 * How much of a page is compared with its design, CSS px from its top.
 * @param page its height in the window that it was designed for; undefined until it has been measured
 */
export const comparedHeight = (design: number, page: number | undefined): number =>
  page !== undefined && page > design ? Math.min(page, MAX_DESIGN_HEIGHTS * design) : design;

export const clampWidth = (width: number): number => Math.round(Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, width)));
