import { type LookupAddress, lookup as systemLookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { promisify } from 'node:util';
import { Agent, buildConnector, fetch as undiciFetch } from 'undici';
import { type AllowedHost, isAllowed } from './allowed-hosts.ts';
import { DestinationRefused } from './destination-refused.ts';
import { isPublicAddress } from './is-public-address.ts';

export type Outbound = {
  /** For addresses that people have entered. Follows no redirect: it would carry `x-api-key` to another host. */
  fetch: typeof fetch;
  /**
   * Says when an address is entered why calls to it would be refused. A name without an address at present passes, because
   * `fetch` checks again at every connection.
   * @throws DestinationRefused
   */
  check(url: URL): Promise<void>;
  close(): Promise<void>;
};

type Options = { allowedHosts: readonly AllowedHost[]; lookup?: typeof systemLookup };

/**
 * Calls to the public internet and to the listed hosts only. What counts is the address that the socket connects to, as
 * resolved at that moment: an answer that was fine a second ago proves nothing.
 */
export function createOutbound({ allowedHosts, lookup = systemLookup }: Options): Outbound {
  // The resolver is asked by the connection itself, and only addresses that passed are given to it.
  const publicOnly: LookupFunction = (hostname, options, callback) =>
    lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      const hidden = error ? undefined : addresses.find(({ address }) => !isPublicAddress(address));
      const refused = error ?? (hidden && new HiddenAddress(hidden.address));
      if (refused) return callback(refused, '', 4);
      if (options.all) return callback(null, addresses);
      const [first] = addresses;
      return callback(null, first!.address, first!.family);
    });
  const connectAnywhere = buildConnector({ allowH2: false, lookup: lookup as LookupFunction });
  const connectInPublic = buildConnector({ allowH2: false, lookup: publicOnly });

  const agent = new Agent({
    allowH2: false,
    connect(options, callback) {
      const port = Number(options.port) || (options.protocol === 'https:' ? 443 : 80);
      const address = withoutBrackets(options.hostname);
      const hostname = isIP(address) === 6 ? `[${address}]` : address;
      if (isAllowed(allowedHosts, hostname, port)) return connectAnywhere(options, callback);
      // A literal address is connected to without asking a resolver.
      if (isIP(address) && !isPublicAddress(address))
        return callback(new DestinationRefused(hostname, port, address), null);
      return connectInPublic(options, (...[error, socket]) => {
        if (error instanceof HiddenAddress) callback(new DestinationRefused(hostname, port, error.address), null);
        else if (error) callback(error, null);
        else callback(null, socket!);
      });
    },
  });

  return {
    fetch: ((input: string | URL, init?: Parameters<typeof undiciFetch>[1]) =>
      undiciFetch(input, { ...init, dispatcher: agent, redirect: 'error' })) as unknown as typeof fetch,
    async check({ hostname, port, protocol }) {
      const at = Number(port) || (protocol === 'https:' ? 443 : 80);
      if (isAllowed(allowedHosts, hostname, at)) return;
      const resolve = promisify(lookup) as (name: string, options: { all: true }) => Promise<LookupAddress[]>;
      const addresses = await resolve(withoutBrackets(hostname), { all: true }).catch(() => []);
      const hidden = addresses.find(({ address }) => !isPublicAddress(address));
      if (hidden) throw new DestinationRefused(hostname, at, hidden.address);
    },
    close: () => agent.close(),
  };
}

/** What the resolver's answer is refused with, until the connection says for which host and port that was. */
class HiddenAddress extends Error {
  readonly address: string;
  constructor(address: string) {
    super(`${address} is not public`);
    this.address = address;
  }
}

const withoutBrackets = (hostname: string) => hostname.replace(/^\[|\]$/g, '');
