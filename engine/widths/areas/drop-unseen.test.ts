import { expect, it } from 'vitest';
import { el } from '../../emit/clean/testing/sample-page.ts';
import { dropUnseen } from './drop-unseen.ts';

it('takes back what is said for phones in what is hidden there, and of it itself', () => {
  const words = el('p', { 'font-size': '14px', color: '#111111' }, { at: { md: { 'font-size': '18px' } } }, 'Piers');
  const box = el('div', { display: 'none', gap: '8px' }, { at: { md: { display: 'grid', gap: '24px' } } }, words);
  const body = el('body', {}, { name: 'page' }, box);
  dropUnseen(body, 'base', 'md');
  expect(words).toMatchObject({ css: { 'font-size': '18px', color: '#111111' } });
  expect(words.at).toBeUndefined();
  expect(box).toMatchObject({ css: { display: 'none', gap: '24px' }, at: { md: { display: 'grid' } } });
});

it('takes back a tablet’s between those of phones and desktops, which stay', () => {
  const words = el('p', { 'font-size': '14px' }, {}, 'Piers');
  words.at = { md: { 'font-size': '16px', color: '#222222' }, lg: { 'font-size': '18px' } };
  const box = el('div', {}, { at: { md: { display: 'none' }, lg: { display: 'block' } } }, words);
  dropUnseen(el('body', {}, { name: 'page' }, box), 'md', 'lg');
  expect(words.at).toEqual({ md: { color: '#222222' }, lg: { 'font-size': '18px' } });
  expect(box.at).toEqual({ md: { display: 'none' }, lg: { display: 'block' } });
});

it('leaves what is seen', () => {
  const words = el('p', { 'font-size': '14px' }, { at: { md: { 'font-size': '18px' } } }, 'Piers');
  dropUnseen(el('body', {}, { name: 'page' }, words), 'base', 'md');
  expect(words).toMatchObject({ css: { 'font-size': '14px' }, at: { md: { 'font-size': '18px' } } });
});

it('says once that something is hidden on phones and tablets', () => {
  const box = el('div', { display: 'none' }, { at: { md: { display: 'none' }, lg: { display: 'grid' } } }, 'Piers');
  dropUnseen(el('body', {}, { name: 'page' }, box), 'md', 'lg');
  expect(box).toMatchObject({ css: { display: 'none' }, at: { lg: { display: 'grid' } } });
  expect(box.at?.md).toBeUndefined();
});
