import { expect, test } from 'vitest';
import { countries, findCountry } from './countries.ts';

test("193 members of the United Nations, its two observers, Kosovo, Taiwan, and 'Other' at the end", () => {
  expect(countries).toHaveLength(193 + 2 + 2 + 1);
  expect(new Set(countries).size).toBe(countries.length);
  expect(countries[0]).toBe('Afghanistan');
  expect(countries.slice(-2)).toEqual(['Zimbabwe', 'Other']);
});

test.for(['Palestine', 'Vatican City', 'Kosovo', 'Taiwan', 'South Sudan', 'Türkiye', 'United Kingdom'])(
  '%s is there',
  (name) => {
    expect(countries).toContain(name);
  },
);

test.for(['Puerto Rico', 'Hong Kong', 'Antarctica', 'Greenland', 'Western Sahara'])('%s is not', (name) => {
  expect(countries).not.toContain(name);
});

test('what is typed is found whatever its case; what is no country is not', () => {
  expect(findCountry('  germany ')).toBe('Germany');
  expect(findCountry('OTHER')).toBe('Other');
  expect(findCountry('')).toBeUndefined();
  expect(findCountry('Atlantis')).toBeUndefined();
});
