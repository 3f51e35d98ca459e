import { Fault } from '../shared/fault.ts';
import type { Vendor } from '../shared/vendor.ts';
import { envelope } from './envelope.ts';
import { listing } from './models.ts';
import { frames, streamType, whole } from './present.ts';
import { readRequest } from './read-request.ts';

const NO_KEY =
  "Method doesn't allow unregistered callers (callers without established identity). Please use API Key or other form of API consumer identity to call this API.";
const BAD_KEY = 'API key not valid. Please pass a valid API key.';

const typical: Record<number, { message: string; code?: string }> = {
  400: { message: 'Request contains an invalid argument.' },
  401: {
    message:
      'Request had invalid authentication credentials. Expected OAuth 2 access token, login cookie or other valid authentication credential.',
  },
  403: { message: 'Your API key was reported as leaked. Please use another API key.' },
  404: { message: 'The model is not found for API version v1beta, or is not supported for generateContent.' },
  429: { message: 'You exceeded your current quota, please check your plan and billing details.' },
  500: { message: 'An internal error has occurred. Please retry or report in the developer forum.' },
  503: { message: 'The model is overloaded. Please try again later.' },
};

/** Google's Gemini API, `v1beta`: generateContent and streamGenerateContent. */
export const gemini: Vendor = {
  version: '/v1beta',
  maxBytes: 20 * 2 ** 20,
  keyOf: ({ headers, query }) => headers['x-goog-api-key'] ?? query.get('key') ?? '',
  admit(key) {
    if (key === '') throw new Fault(403, NO_KEY);
    if (key.includes('invalid')) throw new Fault(400, BAD_KEY, { code: 'API_KEY_INVALID' });
  },
  endpoint({ path, query }) {
    const match = /^\/v1(?:beta)?\/models\/([^/]+):(generateContent|streamGenerateContent)$/.exec(path);
    if (!match) return undefined;
    const [, model, method] = match;
    const sse = query.get('alt') === 'sse';
    return {
      read: (body) => readRequest(body, decodeURIComponent(model!), method === 'streamGenerateContent'),
      whole,
      frames: (asked, answer) => frames(asked, answer, sse),
      streamType: streamType(sse),
    };
  },
  listing,
  envelope,
  typical: (status) => typical[status] ?? { message: `Emulated error ${status}.` },
};
