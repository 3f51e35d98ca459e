import { describe, expect, it } from 'vitest';
import { autocompleteOf, fieldName, typeOf } from './field-purpose.ts';

describe('typeOf', () => {
  it.each([
    ['Work e-mail', 'email'],
    ['Password', 'password'],
    ['Search grower or crate', 'search'],
    ['Mobile', 'tel'],
    ['Website', 'url'],
    ['Delivery dd.mm.yyyy', 'date'],
    ['Quantity', 'number'],
    ['Town', 'text'],
  ])('reads %s as %s', (asked, type) => {
    expect(typeOf(asked, true)).toBe(type);
  });
});

describe('autocompleteOf', () => {
  it.each([
    ['First name', 'given-name'],
    ['Surname *', 'family-name'],
    ['Full name', 'name'],
    ['Postal code (optional)', 'postal-code'],
    ['Cardholder’s name', undefined],
    ['Where do you walk?', undefined],
  ])('knows what %s asks for', (label, purpose) => {
    expect(autocompleteOf('text', label, label, false)).toBe(purpose);
  });

  it('tells a new password by its form or its words', () => {
    const of = (asked: string, registers = false) => autocompleteOf('password', asked, asked, registers);
    expect(of('Password')).toBe('current-password');
    expect(of('Password', true)).toBe('new-password');
    expect(of('Password At least ten characters')).toBe('new-password');
    expect(of('Current password', true)).toBe('current-password');
  });
});

describe('fieldName', () => {
  it.each([
    ['email', 'E-mail address', 'email'],
    ['password', 'Password', 'password'],
    ['password', 'Repeat password', 'repeat-password'],
    ['text', 'First name *', 'first-name'],
    ['text', 'Where would you like to walk this week?', 'where-would-you-like-to'],
    ['text', 'Straße & Größe', 'strasse-grosse'],
    ['text', '2nd line', 'field-2nd-line'],
    ['text', '名前', 'field'],
  ])('calls a %s field for “%s” %s', (type, asked, name) => {
    expect(fieldName(type, asked)).toBe(name);
  });
});
