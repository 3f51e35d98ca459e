import type { Incoming } from '../shared/vendor.ts';

const model = (id: string, displayName: string) => ({
  name: `models/${id}`,
  version: '001',
  displayName,
  inputTokenLimit: 1_048_576,
  outputTokenLimit: 65_536,
  supportedGenerationMethods: ['generateContent', 'countTokens'],
});

const models = [model('gemini-flash-latest', 'Gemini Flash'), model('gemini-pro-latest', 'Gemini Pro')];

/** GET /v1beta/models and GET /v1beta/models/{model}; any name is a model. */
export function listing({ path }: Incoming): unknown {
  if (/^\/v1(?:beta)?\/models$/.test(path)) return { models };
  const id = /^\/v1(?:beta)?\/models\/([^/:]+)$/.exec(path)?.[1];
  return id === undefined ? undefined : model(id, id);
}
