import { defaultModels, type Provider } from '#contract/provider-keys.ts';
import { badRequest } from '#server/platform/errors.ts';
import { DestinationRefused } from '#server/platform/outbound/destination-refused.ts';
import type { Services } from '#server/platform/services.ts';

/** What an admin enters, as the contract lets it through. */
export type KeyFields = {
  name: string;
  key: string;
  isActive: boolean;
  provider: Provider;
  model?: string | undefined;
  baseURL?: string | null | undefined;
};

/** Model and base URL of a record, with the provider's defaults. @throws BAD_REQUEST */
export async function checkEndpoint(
  { outbound }: Pick<Services, 'outbound'>,
  { provider, model, baseURL }: Pick<KeyFields, 'provider' | 'model' | 'baseURL'>,
) {
  if (baseURL) await checkBaseUrl(outbound, new URL(baseURL));
  else if (provider === 'compatible') throw badRequest('An OpenAI-compatible server needs its base URL.');
  const chosen = model || defaultModels[provider];
  if (!chosen) throw badRequest('An OpenAI-compatible server needs the name of a model.');
  return { provider, model: chosen, baseURL: baseURL || null };
}

async function checkBaseUrl(outbound: Services['outbound'], url: URL): Promise<void> {
  const { username, password, search, hash } = url;
  if (username || password) throw badRequest('The base URL must not hold a user name or a password.');
  if (search || hash) throw badRequest('The base URL must end with its path: no ? and no #.');
  await outbound.check(url).catch((error) => {
    throw error instanceof DestinationRefused ? badRequest(error.message) : error;
  });
}

/** A key travels in an HTTP header. The dots of a mask are refused too: they are no part of a key. @throws BAD_REQUEST */
export function checkKey(key: string): string {
  if (!/^[\x21-\x7e]+$/.test(key)) throw badRequest('A key contains only letters, digits and symbols, and no spaces.');
  return key;
}
