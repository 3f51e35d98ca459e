import { expect, it } from 'vitest';
import type { Gauge } from '../model/gauge.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import { buildGaugeElement } from './build-gauge.ts';
import type { Context } from './context.ts';

const track = { x: 40, y: 47, width: 200, height: 6 };
const frame = { x0: 40, x1: 400 };
const context = { designWidth: 1280 } as Context;
const node = (gauge: Gauge, box = track): LayoutNode => ({
  kind: 'image',
  box,
  ink: box,
  children: [],
  gauge,
  alt: 'Volume',
});

it('paints a slider as the design has it, with the knob where it stands', () => {
  const knob = {
    box: { x: 131, y: 41, width: 18, height: 18 },
    color: 0xffffff,
    border: { width: 2, color: 0x1c62b9 },
  };
  const gauge: Gauge = {
    kind: 'slider',
    value: 0.5,
    track,
    fill: [0x1c62b9],
    rest: 0xd9e0e7,
    radius: 3,
    endRadius: 0,
    knob,
  };
  const slider = buildGaugeElement(node(gauge, { ...track, y: 41, height: 18 }), gauge, frame, context);
  expect(slider.attributes).toMatchObject({ type: 'range', value: '50', 'aria-label': 'Volume' });
  expect(slider.states!['::-webkit-slider-thumb']).toMatchObject({
    width: '18px',
    'margin-top': '-6px',
    border: '2px solid #1c62b9',
  });
  expect(slider.states!['::-webkit-slider-runnable-track'].background).toBe(
    'linear-gradient(90deg, #1c62b9 50%, #d9e0e7 50%)',
  );
});

it('fills a bar of progress up to its value', () => {
  const gauge: Gauge = {
    kind: 'progress',
    value: 0.25,
    track,
    fill: [0x1c62b9],
    rest: 0xd9e0e7,
    radius: 0,
    endRadius: 0,
  };
  const bar = buildGaugeElement(node(gauge), gauge, frame, context);
  expect(bar.attributes).toMatchObject({ role: 'meter', 'aria-valuenow': '25' });
  expect(bar.children).toMatchObject([{ css: { width: '25%', 'background-color': '#1c62b9' } }]);
});
