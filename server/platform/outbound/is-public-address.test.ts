import { expect, test } from 'vitest';
import { isPublicAddress } from './is-public-address.ts';

test.each([
  '8.8.8.8',
  '104.18.6.192',
  '172.15.255.255',
  '172.32.0.1',
  '100.63.255.255',
  '100.128.0.1',
  '2606:4700::6812:6c0',
  '::ffff:8.8.8.8',
  '64:ff9b::808:808',
])('%s is public', (address) => expect(isPublicAddress(address)).toBe(true));

test.each([
  '127.0.0.1',
  '10.0.0.1',
  '100.64.0.1',
  '168.63.129.16',
  '::1',
  '::7f00:1',
  '::ffff:10.0.0.1',
  '64:ff9b::a00:1',
  '64:ff9b:1::808:808',
  '2002:808:808::1',
  'fd00::1',
  'fe80::1%eth0',
  '4000::1',
  'localhost',
  '',
])('%s is not', (address) => expect(isPublicAddress(address)).toBe(false));
