import { expect, test } from 'vitest';
import { packageFields } from '#contract/packages.ts';
import { bodyOf, draftOf, packageForm, valuesOf } from './package-form.ts';

const PACK = {
  _id: '019aa000-0000-7000-8000-000000000001',
  packageName: 'Harbour',
  price: '19.00',
  credit: 40,
  validity: 90,
  sellerEmail: 'sales@shop.example',
  description: 'Small',
  pointOne: 'First',
  pointTwo: 'Second',
};

test('a package goes through the form unchanged', () => {
  const { _id, ...fields } = PACK;
  const body = packageFields.parse(bodyOf(packageForm.parse(valuesOf(PACK, 'ada@shop.example'))));
  expect(body).toMatchObject(fields);
});

test('a new one begins with 30 days, the own address and one empty line', () => {
  expect(valuesOf(undefined, 'ada@shop.example')).toEqual({
    packageName: '',
    price: '',
    credit: '',
    validity: '30',
    sellerEmail: 'ada@shop.example',
    description: '',
    points: [{ text: '' }],
  });
});

test('lines that were taken out are sent as empty', () => {
  const values = { ...valuesOf(PACK, ''), points: [{ text: 'Only' }] };
  expect(bodyOf(packageForm.parse(values))).toMatchObject({ pointOne: 'Only', pointTwo: '', pointTen: '' });
});

test('there is no eleventh line', () => {
  const values = { ...valuesOf(PACK, ''), points: Array.from({ length: 11 }, () => ({ text: 'x' })) };
  expect(packageForm.safeParse(values).success).toBe(false);
});

test('a draft shows what can be told already, and no figure that nobody has typed', () => {
  const typing = { ...valuesOf(PACK, ''), packageName: ' ', price: '1', credit: 'ten', validity: '' };
  expect(draftOf(typing)).toMatchObject({ packageName: 'Package name', price: '1.00', validity: 30 });
  expect(draftOf(typing).credit).toBeUndefined();
  expect(draftOf({ ...typing, price: '1.' }).price).toBeUndefined();
});
