import { expect, test } from 'vitest';
import { isAllowed, readAllowedHosts } from './allowed-hosts.ts';

test('hosts with and without a port, as a URL writes them', () => {
  const allowed = readAllowedHosts(' localhost:11434, Ollama.lan ,127.1:4101,[0:0::1]:8080,');
  expect(allowed).toEqual([
    { hostname: 'localhost', port: 11434 },
    { hostname: 'ollama.lan', port: undefined },
    { hostname: '127.0.0.1', port: 4101 },
    { hostname: '[::1]', port: 8080 },
  ]);
  expect(isAllowed(allowed, 'localhost', 11434)).toBe(true);
  expect(isAllowed(allowed, 'localhost', 11435)).toBe(false);
  expect(isAllowed(allowed, 'ollama.lan', 80)).toBe(true);
  expect(isAllowed(allowed, 'x.ollama.lan', 80)).toBe(false);
  expect(readAllowedHosts('')).toEqual([]);
});

test.each(['http://localhost:11434', 'localhost:99999', 'localhost:', 'a b', 'x/y', '::1', 'me@host'])(
  '%s is not an entry',
  (entry) => expect(() => readAllowedHosts(entry)).toThrow(`“${entry}” is not a host or host:port`),
);
