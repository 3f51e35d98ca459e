import type axe from 'axe-core';
import type { NodeResult, Result } from 'axe-core';
import { arrival } from './arrival.ts';
import type { Violation, ViolationPlace } from './messages.ts';
import { numberOf } from './numbers.ts';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const EXAMPLE_LENGTH = 160;
const MOST_PLACES = 50;

/**
 * What the page breaks of WCAG A and AA, as axe sees it; null when axe cannot be had. It is half a megabyte: only measuring
 * frames load it.
 * @throws whatever axe throws
 */
export async function audit(nonce: string): Promise<Violation[] | null> {
  if (!window.axe) await arrival(Object.assign(document.createElement('script'), { nonce, src: '/preview/axe.js' }));
  if (!window.axe) return null;
  const { violations, incomplete } = await window.axe.run(document, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'],
    resultTypes: ['violations', 'incomplete'],
    iframes: false,
    preload: false,
    elementRef: true,
  });
  return [...violations, ...incomplete.flatMap(unreadable)].map(({ id, help, impact, nodes }) => ({
    rule: id,
    help,
    impact: impact ?? 'moderate',
    count: nodes.length,
    example: (nodes[0]?.html ?? '').slice(0, EXAMPLE_LENGTH),
    places: nodes.flatMap(placeOf).slice(0, MOST_PLACES),
  }));
}

/** Text in the very colour of its ground: axe leaves it to people to say whether it was meant to be hidden. */
function unreadable(result: Result): Result[] {
  if (result.id !== 'color-contrast') return [];
  const nodes = result.nodes.filter(({ any }) => any.some(({ data }) => data?.messageKey === 'equalRatio'));
  return nodes.length > 0 ? [{ ...result, nodes, help: 'Text must not have the colour of its background' }] : [];
}

function placeOf({ element, any }: NodeResult): ViolationPlace[] {
  const at = element && numberOf(element);
  if (typeof at !== 'number') return [];
  const data = any.find(({ id }) => id === 'color-contrast')?.data;
  if (typeof data?.fgColor !== 'string' || typeof data.bgColor !== 'string') return [{ at }];
  const wanted = Number.parseFloat(data.expectedContrastRatio);
  return [{ at, contrast: { color: data.fgColor, ground: data.bgColor, ratio: data.contrastRatio, wanted } }];
}
