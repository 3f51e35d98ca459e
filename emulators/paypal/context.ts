import type { FaultSwitches } from './faults.ts';
import type { Store } from './store.ts';
import type { PayPalAccount } from './types.ts';

export type Publication = {
  eventType: string;
  resourceType: string;
  resource: { id: string } & object;
  summary: string;
};

/** What every operation works on. */
export type Context = {
  /** Origin under which the emulator is reached. */
  url: string;
  accounts: readonly PayPalAccount[];
  store: Store;
  faults: FaultSwitches;
  /** Tells the merchant's webhooks. */
  publish(clientId: string, publication: Publication): void;
};

/** PayPal's time stamps have no milliseconds. */
export const timestamp = (): string => `${new Date().toISOString().slice(0, 19)}Z`;

export function accountOf({ accounts }: Context, clientId: string): PayPalAccount {
  const account = accounts.find((each) => each.clientId === clientId);
  if (!account) throw new Error(`No account with the client id ${clientId}.`);
  return account;
}
