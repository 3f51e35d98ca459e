import { expect, test } from 'vitest';
import { isSafeLink } from './links.ts';

test.each([
  'https://a.example/x?y#z',
  'http://a.example',
  'mailto:a@b.example',
  'tel:+49 30'.replace(' ', ''),
  '/about',
  '#pricing-sec',
  '?page=2',
  '/about?next=https://a.example',
  '/',
])('%s is a link', (text) => expect(isSafeLink(text)).toBe(true));

test.each([
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'java\tscript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  '//evil.example',
  '/.//evil.example',
  '/about/..//evil.example',
  '/%2e//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https:evil.example',
  'https://',
  'blob:https://a.example/1',
  'about',
])('security: %s is none', (text) => expect(isSafeLink(text)).toBe(false));
