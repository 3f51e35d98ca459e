import { expect, it } from 'vitest';
import { svgAddress } from './svg-element.ts';

it('writes a drawing as an address without quotes and brackets, that reads as the drawing', () => {
  const drawing = `<svg><g clip-path="url(#frame)"><text>it's</text></g></svg>`;
  const address = svgAddress(drawing);
  expect(address).toMatch(/^data:image\/svg\+xml,[^'"()\s]+$/);
  expect(decodeURIComponent(address.slice(address.indexOf(',') + 1))).toBe(drawing);
});
