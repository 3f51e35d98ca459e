import type { FastifyInstance } from 'fastify';

export type Page = { url: string; status: number; headers: Headers; text: string };

/**
 * Follows redirects between the app (at `http://localhost`) and real servers of this machine with a cookie jar for each
 * host, as a browser's window does.
 */
export function createBrowser(app: FastifyInstance) {
  const jars = new Map<string, Map<string, string>>();
  const jarOf = (url: URL) => jars.get(url.host) ?? jars.set(url.host, new Map()).get(url.host)!;

  async function request(url: URL, method: 'GET' | 'POST', body?: URLSearchParams): Promise<Page> {
    const jar = jarOf(url);
    const headers: Record<string, string> = { host: url.host };
    if (jar.size > 0) headers.cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    if (body) headers['content-type'] = 'application/x-www-form-urlencoded';
    const response =
      url.host === 'localhost'
        ? await inject(app, url, headers)
        : await fetch(url, { method, headers, body, redirect: 'manual' });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === '' || /max-age=0|expires=thu, 01 jan 1970/i.test(cookie)) jar.delete(name);
      else jar.set(name, value);
    }
    const place = response.headers.get('location');
    if (place) return request(new URL(place, url), 'GET');
    return { url: url.href, status: response.status, headers: response.headers, text: await response.text() };
  }

  return {
    open: (url: string) => request(new URL(url, 'http://localhost'), 'GET'),
    submit: (page: Page, action: string, fields: Record<string, string>) =>
      request(new URL(action, page.url), 'POST', new URLSearchParams(fields)),
    /** Cookies for the app, as a header. */
    cookie: () => [...jarOf(new URL('http://localhost'))].map(([name, value]) => `${name}=${value}`).join('; '),
  };
}

async function inject(app: FastifyInstance, url: URL, headers: Record<string, string>): Promise<Response> {
  const answer = await app.inject({ method: 'GET', url: url.pathname + url.search, headers });
  const received = new Headers();
  for (const [name, value] of Object.entries(answer.headers))
    for (const one of [value ?? []].flat()) received.append(name, String(one));
  return new Response(answer.body, { status: answer.statusCode, headers: received });
}
