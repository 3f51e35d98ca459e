import { describe, expect, it } from 'vitest';
import { isOffScale, nearestStep, usesTailwind } from './off-scale.ts';

describe('isOffScale', () => {
  it.each([
    'p-4',
    'md:px-6',
    '-mt-2',
    'w-1/2',
    'w-full',
    'max-w-6xl',
    'text-sm/6',
    'gap-2.5',
    'leading-tight',
    'bg-blue-600',
    'p-(--gutter)',
    'grid-cols-3',
    'top-1/2',
  ])('%s is on the scale', (name) => {
    expect(isOffScale(name)).toBe(false);
  });

  it.each([
    'pl-4.25',
    'text-[17.7px]',
    'leading-5.5',
    'w-13',
    'lg:h-97',
    'w-3/7',
    'size-4.5',
    'text-sm/5.75',
    '-ml-15',
  ])('%s is not', (name) => {
    expect(isOffScale(name)).toBe(true);
  });
});

describe('nearestStep', () => {
  it.each([
    ['p-[13px]', 'p-3'],
    ['md:hover:mt-[1rem]', 'md:hover:mt-4'],
    ['-ml-15', '-ml-14'],
    ['pl-4.25', 'pl-4'],
    ['!w-[100px]', '!w-24'],
    ['w-[1900px]', undefined],
    ['w-[50%]', undefined],
    ['w-3/7', undefined],
    ['bg-[#ddd]', undefined],
    ['text-[13px]', undefined],
  ])('of %s is %s', (name, step) => {
    expect(nearestStep(name)).toBe(step);
    if (step) expect(isOffScale(step)).toBe(false);
  });
});

describe('usesTailwind', () => {
  it("tells Tailwind's classes from those of others", () => {
    expect(usesTailwind(['flex', 'px-4', 'text-sm', 'font-bold', 'bg-gray-100'])).toBe(true);
    expect(usesTailwind(['container', 'row', 'col-md-4', 'card', 'card-body', 'mb-4', 'text-center', 'btn'])).toBe(
      false,
    );
  });
});
