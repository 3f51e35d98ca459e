import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import type { FastifyInstance } from 'fastify';
import { contract } from '#contract/index.ts';
import { API_PAGE_POLICY, describeApi, REFERENCE_FILES } from './describe-api.ts';
import { type SealedBody, sealBody, sendSealedBody } from './sealed-body.ts';

const info = {
  title: 'Facsimile',
  version: '1',
  description:
    'A picture of a user interface becomes HTML and CSS. Signing in sets a cookie (`POST /api/auth/sign-in/email` with `email` and `password`); errors are answered as `{code, status, message}`.',
};

/** The calls as machines read them, and a page that shows them. They are the same until the next start. */
export function registerApiPages(app: FastifyInstance): void {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const document = once(() => generator.generate(contract, { info }));
  const json = once(async () => sealBody(JSON.stringify(await document()), 'application/json; charset=utf-8'));
  const page = once(async () => sealBody(describeApi(await document()), 'text/html; charset=utf-8'));
  serve('/openapi.json', json, {});
  serve('/docs', page, { 'content-security-policy': API_PAGE_POLICY });
  for (const [name, type] of Object.entries(REFERENCE_FILES)) {
    const file = fileURLToPath(import.meta.resolve(`swagger-ui-dist/${name}`));
    const sealed = once(async () => sealBody(await readFile(file, 'utf8'), `${type}; charset=utf-8`));
    serve(`/docs/${name}`, sealed, {});
  }

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
