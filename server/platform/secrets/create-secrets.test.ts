import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createSecrets, SecretUnreadable } from './create-secrets.ts';

const place = { table: 'provider_key', row: '1', column: 'sealed_key' };
const secrets = createSecrets(randomBytes(32));

describe('sealed values', () => {
  test('open where they were sealed', () => {
    for (const text of ['', 'AIzaSy-key', 'ключ 🔑', 'x'.repeat(10_000)])
      expect(secrets.open(place, secrets.seal(place, text))).toBe(text);
  });

  test('hold nothing of the text and are never twice the same', () => {
    const sealed = secrets.seal(place, 'a-plain-secret');
    expect(Buffer.from(sealed.split('.')[2]!, 'base64url').includes('a-plain-secret')).toBe(false);
    expect(secrets.seal(place, 'a-plain-secret')).not.toBe(sealed);
  });

  test.each(['table', 'row', 'column'])('do not open in another %s', (part) => {
    const sealed = secrets.seal(place, 'a-plain-secret');
    expect(() => secrets.open({ ...place, [part]: 'other' }, sealed)).toThrow(SecretUnreadable);
  });

  test('do not open with another master key', () => {
    const sealed = createSecrets(randomBytes(32)).seal(place, 'a-plain-secret');
    expect(() => secrets.open(place, sealed)).toThrow(SecretUnreadable);
  });

  test('do not open when any character is changed, and the error says nothing of the content', () => {
    const sealed = secrets.seal(place, 'a-plain-secret');
    for (let at = 0; at < sealed.length; at++) {
      const changed = `${sealed.slice(0, at)}${sealed[at] === 'A' ? 'Q' : 'A'}${sealed.slice(at + 1)}`;
      if (sameBytes(changed, sealed)) continue;
      const error = openError(changed);
      expect(error, `character ${at}`).toBeInstanceOf(SecretUnreadable);
      expect(String((error as Error).stack)).not.toContain('a-plain-secret');
    }
  });

  test.each(['', 'v1', 'v1..', 'v1.AA.AA', 'v2.AA.AA', 'plain text', 'v1.AA.AA.AA'])(
    '%j is no sealed value',
    (text) => {
      expect(() => secrets.open(place, text)).toThrow(SecretUnreadable);
    },
  );

  test('a data key of one value does not open another', () => {
    const [one, two] = [secrets.seal(place, 'one'), secrets.seal(place, 'two')].map((sealed) => sealed.split('.'));
    expect(() => secrets.open(place, ['v1', one![1], two![2]].join('.'))).toThrow(SecretUnreadable);
  });

  test('a master key of another length is refused', () => {
    expect(() => createSecrets(randomBytes(16))).toThrow('32 bytes');
  });
});

function openError(sealed: string): unknown {
  try {
    return secrets.open(place, sealed);
  } catch (error) {
    return error;
  }
}

/** The last character of a base64url text may carry bits that stand for nothing. */
const sameBytes = (a: string, b: string) => {
  const bytes = (text: string) => text.split('.').map((part, i) => (i === 0 ? part : Buffer.from(part, 'base64url')));
  return JSON.stringify(bytes(a)) === JSON.stringify(bytes(b));
};
