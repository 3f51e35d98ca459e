import type { Css, Element } from '../model/element.ts';
import type { Gauge } from '../model/gauge.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import { toHex } from '../raster/color.ts';
import type { Context, Frame } from './context.ts';
import { px } from './lengths.ts';
import { placeBox } from './place.ts';

/** A slider as an `<input type="range">`, a bar of progress as a box in a box, both painted as in the design. */
export function buildGaugeElement(node: LayoutNode, gauge: Gauge, frame: Frame, context: Context): Element {
  return gauge.kind === 'slider'
    ? buildSlider(node, gauge, placeBox(node.box, frame, context, true))
    : buildProgress(node, gauge, placeBox(node.box, frame, context, true));
}

function buildSlider(node: LayoutNode, { value, track, fill, rest, radius, knob }: Gauge, place: Css): Element {
  const { box, color, border } = knob!;
  const reached = `${round((100 * (box.x + box.width / 2 - track.x)) / track.width)}%`;
  const stops = fill.map((one, i) => `${toHex(one)}${i === fill.length - 1 ? ` ${reached}` : ''}`);
  const trackCss: Css = {
    height: px(track.height),
    background: `linear-gradient(90deg, ${stops.join(', ')}, ${toHex(rest)} ${reached})`,
    ...(radius > 0 ? { 'border-radius': px(radius) } : {}),
  };
  const knobCss: Css = {
    appearance: 'none',
    'box-sizing': 'border-box',
    width: px(box.width),
    height: px(box.height),
    'background-color': toHex(color),
    border: border ? `${px(border.width)} solid ${toHex(border.color)}` : '0',
    'border-radius': '50%',
  };
  return {
    tag: 'input',
    name: 'slider',
    attributes: {
      type: 'range',
      'aria-label': node.alt ?? 'Value',
      min: '0',
      max: '100',
      step: 'any',
      value: String(round(100 * value)),
    },
    css: {
      appearance: 'none',
      display: 'block',
      margin: '0',
      padding: '0',
      'background-color': 'transparent',
      ...place,
      height: px(node.box.height),
    },
    states: {
      '::-webkit-slider-runnable-track': trackCss,
      '::-webkit-slider-thumb': { ...knobCss, 'margin-top': px(box.y - track.y) },
      '::-moz-range-track': trackCss,
      '::-moz-range-thumb': knobCss,
    },
    children: [],
  };
}

function buildProgress(node: LayoutNode, { value, fill, rest, radius, endRadius }: Gauge, place: Css): Element {
  const isPill = endRadius >= radius / 2;
  const corners: Css = radius > 0 ? { 'border-radius': px(radius) } : {};
  const paint: Css =
    fill.length === 1
      ? { 'background-color': toHex(fill[0]) }
      : { background: `linear-gradient(90deg, ${fill.map(toHex).join(', ')})` };
  const percent = round(100 * value);
  return {
    tag: 'div',
    name: 'progress',
    attributes: {
      // A picture shows an amount; whether a task is under way nobody knows.
      role: 'meter',
      'aria-label': node.alt ?? 'Progress',
      'aria-valuemin': '0',
      'aria-valuemax': '100',
      'aria-valuenow': String(Math.round(percent)),
    },
    css: {
      ...place,
      height: px(node.box.height),
      'background-color': toHex(rest),
      ...corners,
      ...(isPill ? {} : { overflow: 'hidden' }),
    },
    children: [
      {
        tag: 'div',
        name: 'progress-bar',
        css: { ...paint, width: `${percent}%`, height: '100%', ...(isPill ? corners : {}) },
        children: [],
      },
    ],
  };
}

const round = (value: number): number => Math.round(100 * value) / 100;
