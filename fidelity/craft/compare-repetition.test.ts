import { describe, expect, it } from 'vitest';
import { craftOf } from '../testing/craft-of.ts';
import { compareRepetition, countRepetition } from './compare-repetition.ts';

const card = (title: string, text: string): string => `<div class="card"><h3>${title}</h3><p>${text}</p></div>`;
const AUTHOR = `<section>${card('Green', 'Leaves')}${card('Black', 'Dust')}${card('White', 'Buds')}</section>`;

const count = (author: string, ours: string) => countRepetition(compareRepetition(craftOf(author), craftOf(ours)));

describe('compareRepetition', () => {
  it('finds a page alike with itself', () => {
    expect(count(AUTHOR, AUTHOR)).toEqual({ instances: 2, alike: 2, alikeTags: 2 });
  });

  it('sees classes that differ inside an instance', () => {
    const ours = AUTHOR.replace('<p>Dust', '<p class="mt-1">Dust');
    expect(count(AUTHOR, ours)).toEqual({ instances: 2, alike: 1, alikeTags: 2 });
  });

  it('minds neither the order of classes nor the names of icons', () => {
    const item = (icon: string, text: string, classes: string) =>
      `<li class="${classes}"><i class="fa ${icon}"></i>${text}</li>`;
    const list = (classes: string) =>
      `<ul>${item('fa-cup', 'Tea', 'a b')}${item('fa-leaf', 'Leaf', classes)}${item('fa-pot', 'Pot', 'a b')}</ul>`;
    expect(count(list('a b'), list('b a'))).toEqual({ instances: 2, alike: 2, alikeTags: 2 });
  });

  it('does not ask for alike what the author wrote differently', () => {
    expect(count(AUTHOR.replace('class="card"', 'class="card featured"'), AUTHOR).instances).toBe(0);
  });

  it('finds nothing alike where one element holds several instances', () => {
    const ours = '<div><p>Green</p><p>Black</p><p>White</p></div><div><p>Leaves</p><p>Dust</p><p>Buds</p></div>';
    expect(count(AUTHOR, ours)).toEqual({ instances: 2, alike: 0, alikeTags: 0 });
  });

  it('counts an instance that is not there as one that is not alike', () => {
    const ours = `${card('Green', 'Leaves')}${card('Black', 'Dust')}`;
    expect(count(AUTHOR, ours).alike).toBe(1);
    const [group] = compareRepetition(craftOf(AUTHOR), craftOf(ours));
    expect(group.firstTexts).toEqual(['Green', 'Black', null]);
  });
});
