import type { Provider } from '#contract/provider-keys.ts';

const vendors = {
  gemini: { url: 'https://generativelanguage.googleapis.com', version: '/v1beta' },
  openai: { url: 'https://api.openai.com', version: '/v1' },
  anthropic: { url: 'https://api.anthropic.com', version: '/v1' },
  compatible: { url: null, version: '/v1' },
} as const;

export type Endpoint = { provider: Provider; baseURL: string | null };

/**
 * The address calls go to, with the version of the protocol that the SDKs expect at its end. A base URL may be given
 * with or without it; a path of another kind (a proxy's, Azure's) is left as it is, except for Gemini and Anthropic,
 * whose paths always end with a version.
 * @throws when an OpenAI-compatible server has no base URL
 */
export function baseUrlOf({ provider, baseURL }: Endpoint): string {
  const { url, version } = vendors[provider];
  const given = (baseURL || url)?.replace(/\/+$/, '');
  if (!given) throw new Error('An OpenAI-compatible server needs its base URL.');
  const { pathname } = new URL(given);
  const versioned = /\/v\d+\w*$/.test(pathname);
  const ownPath = pathname !== '/' && (provider === 'openai' || provider === 'compatible');
  return versioned || ownPath ? given : given + version;
}
