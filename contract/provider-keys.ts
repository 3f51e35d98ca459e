import { oc } from '@orpc/contract';
import * as z from 'zod';
import { answer } from './vocabulary/answers.ts';
import { instant } from './vocabulary/dates.ts';
import { errors } from './vocabulary/errors.ts';
import { byId, recordId } from './vocabulary/ids.ts';

/** Who answers: Google Gemini, OpenAI, Anthropic, or any server that speaks OpenAI's protocol at a base URL. */
export const provider = z.enum(['gemini', 'openai', 'anthropic', 'compatible']);
export type Provider = z.infer<typeof provider>;

/** Model of a new key when none is named: the vendor's current flash-class or small image-capable alias. */
export const defaultModels: Record<Provider, string> = {
  gemini: 'gemini-flash-latest',
  openai: 'gpt-5-mini',
  anthropic: 'claude-haiku-4-5',
  compatible: '',
};

export const providerKey = z.object({
  _id: recordId,
  name: z.string(),
  key: z.string().describe('Masked: first 8 characters, dots, last 4'),
  provider,
  model: z.string(),
  baseURL: z.string().nullable(),
  isActive: z.boolean(),
  createdAt: instant,
  lastUsedAt: instant.nullable(),
  lastError: z.string().nullable().describe('What the provider answered last time it failed; never holds the key'),
  setAside: z
    .boolean()
    .describe('The provider refused the key (401 or 403): it is not used until edited or switched on'),
  callsThisWeek: z.number().int(),
  failuresThisWeek: z.number().int(),
});
export type ProviderKey = z.infer<typeof providerKey>;

const NAME_AND_KEY = 'Name and key are required';
const required = z.string({ error: NAME_AND_KEY }).trim().min(1, NAME_AND_KEY);
const baseURL = z.union([z.url({ protocol: /^https?$/ }), z.literal('')]).nullish();
const fields = {
  name: required.max(100),
  key: required.max(500),
  isActive: z.boolean().default(true),
  provider: provider.default('gemini'),
  model: z.string().trim().max(200).optional(),
  baseURL,
};

const adminOnly = { UNAUTHORIZED: errors.UNAUTHORIZED, FORBIDDEN: errors.FORBIDDEN };
const oneKey = { ...adminOnly, NOT_FOUND: { ...errors.NOT_FOUND, message: 'This API key does not exist.' } };
const tags = ['AI keys'];

export const keyTest = z.object({
  ok: z.boolean(),
  message: z.string().describe('What the provider answered, shortened'),
  durationMs: z.number().int(),
});

/** Calls, tokens and estimated cost of one day and key. */
export const usageRow = z.object({
  day: z.iso.date(),
  keyId: recordId.nullable(),
  keyName: z.string(),
  provider,
  model: z.string(),
  calls: z.number().int(),
  failures: z.number().int(),
  inputTokens: z.number().int(),
  outputTokens: z.number().int(),
  costUSD: z.number().describe('Estimate by the published price of the model; 0 when unknown'),
});
export type UsageRow = z.infer<typeof usageRow>;

export const providerKeys = {
  listKeys: oc
    .route({ method: 'GET', path: '/api/gemini-keys', summary: 'AI provider keys, masked (admin)', tags })
    .output(answer(z.array(providerKey)))
    .errors(adminOnly),
  addKey: oc
    .route({ method: 'POST', path: '/api/gemini-keys', summary: 'Add a key (admin)', tags })
    .input(z.object(fields))
    .output(answer(providerKey))
    .errors(adminOnly),
  updateKey: oc
    .route({
      method: 'PUT',
      path: '/api/gemini-keys/{id}',
      summary: 'Change a key (admin); the masked key sent back, and fields left out, stay as they are',
      tags,
    })
    .input(byId.extend({ ...fields, isActive: z.boolean().optional(), provider: provider.optional() }))
    .output(answer(providerKey))
    .errors(oneKey),
  deleteKey: oc
    .route({ method: 'DELETE', path: '/api/gemini-keys/{id}', summary: 'Delete a key (admin)', tags })
    .input(byId)
    .output(answer(z.null()))
    .errors(oneKey),
  toggleKey: oc
    .route({ method: 'PATCH', path: '/api/gemini-keys/{id}/toggle', summary: 'Switch a key on or off (admin)', tags })
    .input(byId)
    .output(answer(z.object({ isActive: z.boolean() })))
    .errors(oneKey),
  testKey: oc
    .route({
      method: 'POST',
      path: '/api/gemini-keys/{id}/test',
      summary: 'Ask the provider with this key (admin)',
      tags,
    })
    .input(byId)
    .output(keyTest)
    .errors(oneKey),
  listUsage: oc
    .route({
      method: 'GET',
      path: '/api/provider-usage',
      summary: 'Calls, tokens and cost per day and key (admin)',
      tags,
    })
    .input(z.object({ days: z.coerce.number().int().min(1).max(366).default(30) }))
    .output(z.array(usageRow))
    .errors(adminOnly),
};
