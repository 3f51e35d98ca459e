import { Fault } from '../shared/fault.ts';
import type { Endpoint, Vendor } from '../shared/vendor.ts';
import { chatFrames, chatWhole } from './chat.ts';
import { envelope } from './envelope.ts';
import { readChat } from './read-chat.ts';
import { readResponses } from './read-responses.ts';
import { responsesWhole } from './response-object.ts';
import { responsesFrames } from './responses-stream.ts';

const NO_KEY =
  "You didn't provide an API key. You need to provide your API key in an Authorization header using Bearer auth (i.e. Authorization: Bearer YOUR_KEY).";
const masked = (key: string) => `${key.slice(0, 8)}${'*'.repeat(8)}${key.slice(-4)}`;
const badKey = (key: string) => ({
  message: `Incorrect API key provided: ${masked(key)}. You can find your API key at https://platform.openai.com/account/api-keys.`,
  code: 'invalid_api_key',
});

const typical: Record<number, { message: string; code?: string }> = {
  403: { message: 'Country, region, or territory not supported', code: 'unsupported_country_region_territory' },
  404: { message: 'The model does not exist or you do not have access to it.', code: 'model_not_found' },
  429: { message: 'Rate limit reached for requests per min. Please try again in 1s.', code: 'rate_limit_exceeded' },
  500: { message: 'The server had an error while processing your request. Sorry about that!' },
  503: { message: 'The engine is currently overloaded, please try again later.' },
};

const streamType = 'text/event-stream; charset=utf-8';
const endpoints: Record<string, Endpoint> = {
  '/v1/chat/completions': { read: readChat, whole: chatWhole, frames: chatFrames, streamType },
  '/v1/responses': { read: readResponses, whole: responsesWhole, frames: responsesFrames, streamType },
};

const model = (id: string) => ({ id, object: 'model', created: 1_750_000_000, owned_by: 'emulator' });

/** OpenAI's API: chat completions (also what compatible servers speak), responses and the list of models. */
export const openai: Vendor = {
  version: '/v1',
  maxBytes: 50 * 2 ** 20,
  keyOf: ({ headers }) => /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? '',
  admit(key) {
    if (key === '') throw new Fault(401, NO_KEY);
    const { message, code } = badKey(key);
    if (key.includes('invalid')) throw new Fault(401, message, { code });
  },
  endpoint: ({ path }) => endpoints[path],
  listing({ path }) {
    if (path === '/v1/models') return { object: 'list', data: ['gpt-5-mini', 'gpt-5'].map(model) };
    const id = /^\/v1\/models\/(.+)$/.exec(path)?.[1];
    return id === undefined ? undefined : model(decodeURIComponent(id));
  },
  envelope,
  typical: (status, key) =>
    status === 401 ? badKey(key) : (typical[status] ?? { message: `Emulated error ${status}.` }),
  blocked: new Fault(400, 'Invalid prompt: your prompt was flagged as potentially violating our usage policy.', {
    code: 'invalid_prompt',
  }),
};
