import { expect, it } from 'vitest';
import { languageOfWords } from './language-of-words.ts';

const languageOf = (text: string) => languageOfWords(text.split(' '));

it('tells a language by its common words, as networks for English read them', () => {
  expect(languageOf('Alle Bestellungen und Rechnungen an einem Ort, fiir alle Kunden')).toBe('de');
  expect(languageOf('Des légumes cueillis le matin pour vous, livrés dans la ville')).toBe('fr');
  expect(languageOf('Ksigzki, ktére przyjezdzajg do ciebie, nie tylko w domu, ale przez caty rok')).toBe('pl');
  expect(languageOf('Nguyén liéu tuoi cua ban, dang ky mien phi va giao hang')).toBe('vi');
});

it('takes English, placeholder text and what says nothing for English', () => {
  expect(languageOf('All of your orders and the team in one place')).toBe('en');
  expect(languageOf('Lorem ipsum dolor sit amet, sed do eiusmod tempor et dolore magna in ea non')).toBe('en');
  expect(languageOf('Harbour 42 die')).toBe('en');
  expect(languageOf('')).toBe('en');
});

it('does not let one word that stands everywhere decide', () => {
  expect(languageOf(Array(20).fill('Kontakt').join(' '))).toBe('en');
});
