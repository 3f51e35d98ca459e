import * as z from 'zod';
import { provider } from '#contract/provider-keys.ts';

export const NAME_AND_KEY = 'Name and key are required';
const required = z.string().trim().min(1, NAME_AND_KEY);

/** The form of a key, as it is typed. */
export const keySchema = z
  .object({
    name: required.max(100, 'The name is longer than 100 characters.'),
    key: required.max(500, 'The key is longer than 500 characters.'),
    provider,
    model: z.string().trim().max(200, 'The model is longer than 200 characters.'),
    baseURL: z.union([z.url({ protocol: /^https?$/, error: 'Please enter an http(s) address.' }), z.literal('')]),
    isActive: z.boolean(),
  })
  .check(({ value, issues }) => {
    if (value.provider !== 'compatible') return;
    const ask = (path: 'model' | 'baseURL', message: string) =>
      value[path] || issues.push({ code: 'custom', input: value[path], path: [path], message });
    ask('baseURL', 'An OpenAI-compatible server needs its base URL.');
    ask('model', 'An OpenAI-compatible server needs the name of a model.');
  });
export type KeyValues = z.infer<typeof keySchema>;
