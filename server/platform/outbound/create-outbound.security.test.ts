import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { lookup as systemLookup } from 'node:dns';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readAllowedHosts } from './allowed-hosts.ts';
import { createOutbound } from './create-outbound.ts';
import { DestinationRefused, refusalBehind } from './destination-refused.ts';

const THIS_MACHINE = [
  '127.0.0.1',
  '127.127.127.127',
  '0x7f000001',
  '2130706433',
  '017700000001',
  '0177.0.0.01',
  '0x7f.1',
  '127.1',
  '127.0.1',
  '127.0.0.1.',
  '127。0。0。1',
  '0.0.0.0',
  '0',
  'localhost',
  'LOCALHOST',
  'localhost.',
  '[::1]',
  '[::]',
  '[0:0:0:0:0:0:0:1]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[::127.0.0.1]',
  '[::ffff:0:127.0.0.1]',
  '[64:ff9b::127.0.0.1]',
  '[64:ff9b:1::7f00:1]',
  '[2002:7f00:1::]',
];

const OTHERS = [
  '10.0.0.1',
  '172.16.0.1',
  '172.31.255.254',
  '192.168.1.1',
  '169.254.169.254',
  '169.254.170.2',
  '0xa9fea9fe',
  '2852039166',
  '[::ffff:169.254.169.254]',
  '[64:ff9b::a9fe:a9fe]',
  '168.63.129.16',
  '192.0.0.192',
  '100.64.0.1',
  '100.100.100.200',
  '[fd00:ec2::254]',
  '[fc00::1]',
  '[fe80::1]',
  '[fec0::1]',
  '[ff02::1]',
  '[2001::1]',
  '[2001:db8::1]',
  '198.18.0.1',
  '192.0.2.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
];

/** Answers of a resolver that somebody else owns; each name's answers in turn, the last one for ever. */
const NAMES: Record<string, string[][]> = {
  'plain.example': [['127.0.0.1']],
  'mixed.example': [['93.184.216.34', '127.0.0.1']],
  'six.example': [['::1']],
  'mapped.example': [['::ffff:127.0.0.1']],
  'turns.example': [['93.184.216.34'], ['127.0.0.1']],
};

const asked: Record<string, number> = {};
const lookup = ((hostname: string, options: { all?: boolean }, callback: (...answer: unknown[]) => void) => {
  const answers = NAMES[hostname] ?? [
    hostname === 'localhost' || hostname === 'localhost.' ? ['127.0.0.1'] : [hostname],
  ];
  const at = asked[hostname] ?? 0;
  asked[hostname] = at + 1;
  const addresses = answers[Math.min(at, answers.length - 1)]!.map((address) => ({
    address,
    family: address.includes(':') ? 6 : 4,
  }));
  if (options.all) callback(null, addresses);
  else callback(null, addresses[0]!.address, addresses[0]!.family);
}) as unknown as typeof systemLookup;

/** Listens on every address of this machine, so that a call that gets through is seen. */
const server = createServer((request, response) => {
  if (request.url === '/away') response.writeHead(307, { location: `http://127.0.0.1:${port()}/` });
  response.end('reached');
});
const port = () => (server.address() as AddressInfo).port;
let connections = 0;
let sockets = 0;
const onSocket = () => sockets++;
server.on('connection', () => connections++);

beforeAll(async () => {
  server.listen(0);
  await once(server, 'listening');
  subscribe('net.client.socket', onSocket);
});
beforeEach(() => {
  connections = 0;
  sockets = 0;
  for (const name of Object.keys(asked)) delete asked[name];
});
afterAll(() => {
  unsubscribe('net.client.socket', onSocket);
  server.closeAllConnections();
  server.close();
});

const outboundTo = (allowed: string) => createOutbound({ allowedHosts: readAllowedHosts(allowed), lookup });
const failureOf = (call: Promise<unknown>) => call.then(() => undefined, refusalBehind);

describe('calls of addresses that people entered', () => {
  const outbound = outboundTo('');
  afterAll(() => outbound.close());

  test.each([...THIS_MACHINE, ...OTHERS])('%s is refused, before and at the connection', async (host) => {
    const url = new URL(`http://${host}:${port()}/`);
    const refused = await failureOf(outbound.fetch(url));
    expect(refused?.message).toContain(`add ${url.host} to the setting PROVIDER_ALLOWED_HOSTS`);
    // A literal address does not come as far as a socket.
    if (!/localhost/i.test(host)) expect(sockets).toBe(0);
    expect(connections).toBe(0);
    await expect(outbound.check(url)).rejects.toBeInstanceOf(DestinationRefused);
  });

  test.each(Object.keys(NAMES))('%s is refused when it leads to this machine', async (name) => {
    const url = new URL(`http://${name}:${port()}/`);
    // What was found out before the connection counts for nothing.
    const before = await failureOf(outbound.check(url));
    if (name === 'turns.example') expect(before).toBeUndefined();
    else expect(before).toBeInstanceOf(DestinationRefused);
    expect(await failureOf(outbound.fetch(url))).toBeInstanceOf(DestinationRefused);
    expect(connections).toBe(0);
  });

  test('an https address is refused alike', async () => {
    expect(await failureOf(outbound.fetch(`https://127.0.0.1:${port()}/`))).toBeInstanceOf(DestinationRefused);
    expect(await failureOf(outbound.fetch(`https://plain.example:${port()}/`))).toBeInstanceOf(DestinationRefused);
    expect(connections).toBe(0);
  });
});

describe('hosts of the list', () => {
  test('are called, by their name and port alone', async () => {
    const outbound = outboundTo(`127.0.0.1:${port()},plain.example`);
    for (const host of ['127.0.0.1', '0x7f000001', 'plain.example']) {
      const url = new URL(`http://${host}:${port()}/`);
      await outbound.check(url);
      expect(await (await outbound.fetch(url)).text()).toBe('reached');
    }
    for (const url of ['http://127.0.0.1:9877/', `http://127.0.0.2:${port()}/`, `http://localhost:${port()}/`])
      expect(await failureOf(outbound.fetch(url))).toBeInstanceOf(DestinationRefused);
    await outbound.close();
  });

  test('lead nowhere else', async () => {
    const outbound = outboundTo(`127.0.0.1`);
    await expect(outbound.fetch(`http://127.0.0.1:${port()}/away`)).rejects.toThrow('fetch failed');
    expect(connections).toBe(1);
    await outbound.close();
  });
});
