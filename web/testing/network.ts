import { BatchInterceptor } from '@mswjs/interceptors';
import { FetchInterceptor } from '@mswjs/interceptors/fetch';
import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest';
import { OpenAPIHandler } from '@orpc/openapi/fetch';
import { type AnyProcedure, ORPCError, onError } from '@orpc/server';
import { encodeError } from '#server/platform/http/encode-error.ts';

type Responder = (request: Request) => Promise<Response | undefined>;

/** The newest comes first: a test can answer again what was answered before. */
let responders: Responder[] = [];
let unanswered: string[] = [];

/** What Vite and Vitest serve themselves. */
const TOOLS = /^\/(@|__|node_modules\/|web\/|contract\/|fidelity\/|server\/|site\/|favicon)/;

const interceptor = new BatchInterceptor({
  name: 'network',
  interceptors: [new FetchInterceptor(), new XMLHttpRequestInterceptor()],
});

interceptor.on('request', async ({ request, controller }) => {
  const { origin, pathname } = new URL(request.url);
  if (origin !== window.location.origin || TOOLS.test(pathname)) return;
  for (const respond of responders) {
    const response = await respond(request.clone());
    if (response)
      return response.type === 'error'
        ? controller.errorWith(new TypeError('Failed to fetch'))
        : controller.respondWith(response);
  }
  unanswered.push(`${request.method} ${pathname}`);
  controller.respondWith(Response.json({ message: 'This test answers no such call.' }, { status: 501 }));
});

let isOpen = false;

export function openNetwork(): void {
  if (!isOpen) interceptor.apply();
  isOpen = true;
}

/** Forgets every answer. @returns calls that nobody answered */
export function resetNetwork(): string[] {
  const left = unanswered;
  responders = [];
  unanswered = [];
  return left;
}

/**
 * Answers a call as the service does: method, path, input, output and errors are the contract's.
 * `serve(implement(contract.accounts.listUsers).handler(() => [user]))`
 * @returns inputs of the calls that came, as they were sent
 */
export function serve(procedure: AnyProcedure): unknown[] {
  const inputs: unknown[] = [];
  const handler = new OpenAPIHandler(
    { procedure },
    {
      customErrorResponseBodyEncoder: encodeError,
      clientInterceptors: [
        ({ next, input }) => {
          inputs.push(input);
          return next();
        },
        onError((error) => {
          // What a test throws on purpose is a failure of the contract; anything else is a mistake in the test.
          if (!(error instanceof ORPCError && error.defined)) console.error(error);
        }),
      ],
    },
  );
  responders.unshift(async (request) => {
    const { matched, response } = await handler.handle(request, { context: {} });
    return matched ? response : undefined;
  });
  return inputs;
}

/**
 * Answers a path that is not in the contract, such as better-auth's.
 * @returns bodies of the calls that came
 */
export function servePath(
  method: string,
  path: string,
  answer: (body: unknown) => Response | Promise<Response>,
): unknown[] {
  const bodies: unknown[] = [];
  responders.unshift(async (request) => {
    if (request.method !== method || new URL(request.url).pathname !== path) return undefined;
    const isForm = request.headers.get('content-type')?.startsWith('multipart/form-data');
    const body = isForm ? Object.fromEntries(await request.formData()) : await request.json().catch(() => undefined);
    bodies.push(body);
    return answer(body);
  });
  return bodies;
}

/** From now on no call reaches the server. */
export function cutOff(): void {
  responders.unshift(async () => Response.error());
}

/** An answer that waits until the test lets it go. */
export function hold<Value>() {
  const { promise, resolve } = Promise.withResolvers<Value>();
  return { answer: promise, release: resolve };
}
