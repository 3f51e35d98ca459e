import { expect, it } from 'vitest';
import { onScale } from './tailwind-scale.ts';

it.each([
  ['font-size', '14px', 'text-sm'],
  ['font-size', '15px', undefined],
  ['border-radius', '8px', 'rounded-lg'],
  ['border-radius', '9px', undefined],
  ['border-radius', '8px 8px 0 0', 'rounded-t-lg'],
  ['border-radius', '0 9px 9px 0', 'rounded-r-[9px]'],
  ['border-radius', '8px 0 8px 0', undefined],
  ['color', '#ffffff', 'text-white'],
  ['background-color', 'transparent', 'bg-transparent'],
  ['margin-top', '16px', 'mt-4'],
  ['margin-top', '18px', 'mt-4.5'],
  ['margin-top', '17px', undefined],
  ['margin-top', '-8px', '-mt-2'],
  ['padding', '1px', 'p-px'],
  ['width', '0', 'w-0'],
  ['line-height', '20px', 'leading-5'],
  ['gap', '8px 16px', 'gap-x-4 gap-y-2'],
  ['gap', '8px 8px', 'gap-2'],
  ['gap', '8px min(96px, 7.5vw)', undefined],
])('%s %s is %s', (name, value, utility) => {
  expect(onScale(name, value)).toBe(utility);
});
