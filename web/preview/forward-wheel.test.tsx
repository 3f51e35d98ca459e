import { expect, onTestFinished, test } from 'vitest';
import { forwardWheel } from './forward-wheel.ts';

test('a wheel with Ctrl or of two fingers is handed up and kept from the browser; one that scrolls is not', () => {
  const told: number[] = [];
  const stop = forwardWheel(document, (by) => told.push(by));
  onTestFinished(stop);
  const turn = (init: WheelEventInit) => {
    const event = new WheelEvent('wheel', { bubbles: true, cancelable: true, ...init });
    document.body.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(turn({ deltaY: 100 })).toBe(false);
  expect(turn({ deltaY: -100, ctrlKey: true })).toBe(true);
  expect(turn({ deltaY: 3, deltaMode: WheelEvent.DOM_DELTA_LINE, metaKey: true })).toBe(true);
  stop();
  expect(turn({ deltaY: 100, ctrlKey: true })).toBe(false);
  expect(told).toEqual([-100, 99]);
});
