import type { Readable } from 'node:stream';

/** A stream of events that does not end by itself, as a browser reads it. */
export type EventStream = {
  /** The next event; undefined when the stream has ended. */
  next(): Promise<unknown>;
  /** Everything until the stream ends. */
  rest(): Promise<unknown[]>;
  /** What came so far, as it came. */
  readonly text: string;
  /** Goes away, as a browser does whose page is closed. */
  close(): void;
};

export function readEventStream(body: Readable, close: () => void): EventStream {
  let text = '';
  const events = readEvents();

  async function* readEvents(): AsyncGenerator<unknown, undefined> {
    let unread = '';
    // One that is cut off ends like any other.
    const chunks = body.setEncoding('utf8').iterator({ destroyOnReturn: false });
    try {
      for await (const chunk of chunks) {
        text += chunk;
        const blocks = (unread + chunk).split('\n\n');
        unread = blocks.pop()!;
        for (const block of blocks) {
          const data = /^data: (.*)$/m.exec(block)?.[1];
          if (/^event: message$/m.test(block) && data) yield JSON.parse(data);
        }
      }
    } catch (error) {
      if ((error as { code?: string }).code !== 'LIGHT_ECONNRESET') throw error;
    }
  }

  return {
    next: async () => (await events.next()).value,
    async rest() {
      const left: unknown[] = [];
      for await (const event of events) left.push(event);
      return left;
    },
    get text() {
      return text;
    },
    close,
  };
}
