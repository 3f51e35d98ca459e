import { defaultModels, type Provider } from '#contract/provider-keys.ts';
import { badRequest } from '#server/platform/errors.ts';

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
export function checkEndpoint({ provider, model, baseURL }: Pick<KeyFields, 'provider' | 'model' | 'baseURL'>) {
  if (baseURL) checkBaseUrl(new URL(baseURL));
  else if (provider === 'compatible') throw badRequest('An OpenAI-compatible server needs its base URL.');
  const chosen = model || defaultModels[provider];
  if (!chosen) throw badRequest('An OpenAI-compatible server needs the name of a model.');
  return { provider, model: chosen, baseURL: baseURL || null };
}

function checkBaseUrl({ username, password, search, hash }: URL): void {
  if (username || password) throw badRequest('The base URL must not hold a user name or a password.');
  if (search || hash) throw badRequest('The base URL must end with its path: no ? and no #.');
}

/** A key travels in an HTTP header. The dots of a mask are refused too: they are no part of a key. @throws BAD_REQUEST */
export function checkKey(key: string): string {
  if (!/^[\x21-\x7e]+$/.test(key)) throw badRequest('A key has only letters, digits and signs, and no spaces.');
  return key;
}
