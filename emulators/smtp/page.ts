import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ReceivedMail } from './types.ts';

const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const article = (mail: ReceivedMail) =>
  `<details><summary>${escaped(`${mail.receivedAt.toTimeString().slice(0, 8)}  ${mail.headerTo}  ${mail.subject}`)}</summary>` +
  `<pre>${escaped(mail.text)}</pre>` +
  (mail.html && `<iframe sandbox srcdoc="${escaped(mail.html)}"></iframe>`) +
  '</details>';

const style =
  'body{font:15px/1.5 system-ui;margin:2rem auto;max-width:60rem;padding:0 1rem}summary{cursor:pointer;padding:.4rem 0}' +
  'pre{white-space:pre-wrap;background:#f4f1ea;padding:1rem}iframe{width:100%;height:26rem;border:1px solid #d9d3c5}';

/** Serves a page with the mails, newest first. Their HTML stays in a sandbox. */
export async function servePage(port: number, mails: () => ReceivedMail[]) {
  const server = createServer((_request, response) => {
    const list = mails().toReversed().map(article).join('');
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><title>Mails</title><style>${style}</style><h1>Mails</h1>${list || 'None yet.'}`);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
