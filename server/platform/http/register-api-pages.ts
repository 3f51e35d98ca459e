import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import type { FastifyInstance } from 'fastify';
import { contract } from '#contract/index.ts';
import { API_PAGE_POLICY, describeApi } from './describe-api.ts';
import { type SealedBody, sealBody, sendSealedBody } from './sealed-body.ts';

const info = { title: 'Facsimile', version: '1', description: 'A picture of a user interface becomes HTML and CSS.' };

/** The calls as a document for programs and as a page. Both stay the same until the next start. */
export function registerApiPages(app: FastifyInstance): void {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const document = once(() => generator.generate(contract, { info }));
  const json = once(async () => sealBody(JSON.stringify(await document()), 'application/json; charset=utf-8'));
  const page = once(async () => sealBody(describeApi(await document()), 'text/html; charset=utf-8'));
  serve('/openapi.json', json, {});
  serve('/docs', page, { 'content-security-policy': API_PAGE_POLICY });

  function serve(path: string, body: () => Promise<SealedBody>, headers: Record<string, string>): void {
    app.get(path, async (request, reply) =>
      sendSealedBody(request, reply.headers({ ...headers, 'cache-control': 'no-cache' }), await body()),
    );
  }
}

/** Made with the first request for it, not at start. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
