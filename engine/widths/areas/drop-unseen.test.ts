import { expect, it } from 'vitest';
import { el } from '../../emit/clean/testing/sample-page.ts';
import { dropUnseen } from './drop-unseen.ts';

it('takes back what is said for phones in what is hidden there, and of it itself', () => {
  const words = el('p', { 'font-size': '14px', color: '#111111' }, { at: { md: { 'font-size': '18px' } } }, 'Piers');
  const box = el('div', { display: 'none', gap: '8px' }, { at: { md: { display: 'grid', gap: '24px' } } }, words);
  const body = el('body', {}, { name: 'page' }, box);
  dropUnseen(body);
  expect(words).toMatchObject({ css: { 'font-size': '18px', color: '#111111' } });
  expect(words.at).toBeUndefined();
  expect(box).toMatchObject({ css: { display: 'none', gap: '24px' }, at: { md: { display: 'grid' } } });
});

it('takes back a tablet’s between those of phones and desktops, which stay', () => {
  const words = el('p', { 'font-size': '14px' }, {}, 'Piers');
  words.at = { md: { 'font-size': '16px', color: '#222222' }, lg: { 'font-size': '18px' } };
  const box = el('div', {}, { at: { md: { display: 'none' }, lg: { display: 'block' } } }, words);
  dropUnseen(el('body', {}, { name: 'page' }, box));
  expect(words.at).toEqual({ md: { color: '#222222' }, lg: { 'font-size': '18px' } });
  expect(box.at).toEqual({ md: { display: 'none' }, lg: { display: 'block' } });
});

it('takes out what is hidden on all screens', () => {
  const tablets = el('p', { display: 'none' }, { at: { md: { display: 'block' }, lg: { display: 'none' } } }, 'Piers');
  const phones = el('p', {}, { at: { md: { display: 'none' } } }, 'Boats');
  const box = el('div', {}, { at: { md: { display: 'none' } } }, tablets, phones);
  const body = el('body', {}, { name: 'page' }, box);
  dropUnseen(body);
  expect(box.children).toEqual([phones]);
  expect(body.children).toEqual([box]);
});

it('leaves what is seen', () => {
  const words = el('p', { 'font-size': '14px' }, { at: { md: { 'font-size': '18px' } } }, 'Piers');
  dropUnseen(el('body', {}, { name: 'page' }, words));
  expect(words).toMatchObject({ css: { 'font-size': '14px' }, at: { md: { 'font-size': '18px' } } });
});

it('says once that something is hidden on phones and tablets', () => {
  const box = el('div', { display: 'none' }, { at: { md: { display: 'none' }, lg: { display: 'grid' } } }, 'Piers');
  dropUnseen(el('body', {}, { name: 'page' }, box));
  expect(box).toMatchObject({ css: { display: 'none' }, at: { lg: { display: 'grid' } } });
  expect(box.at?.md).toBeUndefined();
});

it('takes back what is said for phones and tablets where both hide it', () => {
  const words = el('p', { width: '48px' }, { at: { md: { gap: '8px' }, lg: { width: 'auto', gap: '24px' } } }, 'Piers');
  const box = el('div', { display: 'none' }, { at: { lg: { display: 'block' }, xl: { display: 'flex' } } }, words);
  dropUnseen(el('body', {}, { name: 'page' }, box));
  expect(words.css).toEqual({ width: 'auto', gap: '24px' });
  expect(words.at).toBeUndefined();
  expect(box).toMatchObject({ css: { display: 'none' }, at: { lg: { display: 'block' }, xl: { display: 'flex' } } });
});

it('says no display for screens on which what is around is hidden', () => {
  const words = el('p', { display: 'none' }, { at: { lg: { display: 'block' } } }, 'Piers');
  const box = el('div', { display: 'none' }, { at: { lg: { display: 'block' } } }, words);
  dropUnseen(el('body', {}, { name: 'page' }, box));
  expect(words.css).toEqual({ display: 'block' });
  expect(words.at).toBeUndefined();
});

it('keeps what is said between for the screens behind', () => {
  const words = el('p', {}, {}, 'Piers');
  words.at = { sm: { gap: '4px' }, md: { gap: '8px' }, xl: { width: '48px' } };
  const box = el('div', {}, { at: { sm: { display: 'none' }, lg: { display: 'block' } } }, words);
  dropUnseen(el('body', {}, { name: 'page' }, box));
  expect(words.at).toEqual({ lg: { gap: '8px' }, xl: { width: '48px' } });
  expect(Object.keys(words.at!)).toEqual(['lg', 'xl']);
});
