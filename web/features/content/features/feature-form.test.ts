import { expect, test } from 'vitest';
import type { Feature } from '#contract/content/features.ts';
import { featureForm, fieldsOf, newFeature, nextOrder, valuesOf } from './feature-form.ts';

const stored: Feature = {
  _id: 'f1',
  title: 'Reads text',
  description: 'With OCR.',
  icon: 'fa-solid fa-ruler',
  category: 'AI Features',
  order: 4,
  link: '/about',
  isActive: false,
};
const sent = (over: object) => fieldsOf(featureForm.parse({ ...newFeature(0), title: 'T', description: 'D', ...over }));
const problems = (over: object) =>
  featureForm
    .safeParse({ ...newFeature(0), title: 'T', description: 'D', ...over })
    .error?.issues.map(({ path, message }) => `${path}: ${message}`);

test('the next feature comes last; the first one has order 0', () => {
  expect(nextOrder([])).toBe(0);
  expect(nextOrder([{ order: 3 }, { order: 7 }, { order: 0 }])).toBe(8);
});

test('a new feature is in the default category and takes a picture', () =>
  expect(newFeature(2)).toMatchObject({ category: 'AI Features', iconType: 'image', iconValue: '', order: 2 }));

test.each([
  ['fa-solid fa-ruler', 'class'],
  ['https://example.com/a.png', 'image'],
  ['/images/a.webp', 'image'],
  ['', 'image'],
])('the icon %j is of type %s', (icon, iconType) =>
  expect(valuesOf({ ...stored, icon })).toMatchObject({ iconType, iconValue: icon }),
);

test('a class that is not named is the default one, a picture stays missing', () => {
  expect(sent({ iconType: 'class', iconValue: ' ' }).icon).toBe('fa-regular fa-memo-check');
  expect(sent({ iconType: 'image', iconValue: '' }).icon).toBe('');
});

test('a stored feature goes back as it came, without what is not its field', () => {
  const { _id, isActive, ...fields } = stored;
  expect(fieldsOf(featureForm.parse(valuesOf(stored)))).toEqual(fields);
});

test('error: title and description are required, the order is a whole number', () => {
  expect(problems({ title: ' ', description: '' })).toEqual([
    'title: Title is required',
    'description: Description is required',
  ]);
  expect(problems({ order: Number.NaN })).toEqual(['order: Order is a whole number from 0 to 10000']);
  expect(problems({ order: -1 })).toEqual(['order: Order is a whole number from 0 to 10000']);
  expect(problems({ order: 1.5 })).toEqual(['order: Order is a whole number from 0 to 10000']);
});

test('security: neither a script nor a class passes for a picture', () => {
  const problem = ['iconValue: Please enter a picture address that begins with https:// or /, or upload a picture'];
  expect(problems({ iconValue: 'javascript:alert(1)' })).toEqual(problem);
  expect(problems({ iconValue: 'fa-ruler' })).toEqual(problem);
  expect(problems({ iconType: 'class', iconValue: 'a"><script>' })).toHaveLength(1);
});
