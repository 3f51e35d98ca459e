/** What a vendor's request asks for, in words common to all vendors. */
export type Asked = {
  model: string;
  /** Text of the system instructions and of every turn, joined by line ends. */
  prompt: string;
  /** Text of the last user turn: what is wanted now. */
  wanted: string;
  /** Texts of the model's own earlier turns. */
  said: string[];
  images: { mime: string; bytes: number }[];
  stream: boolean;
  /** The caller demanded pure JSON (`responseMimeType`, `response_format`, `text.format`). */
  json: boolean;
};

/** One scripted answer. An empty object is the default answer: a page made from the prompt. */
export type Reply = {
  /** Exact text of the answer instead of a page made from the prompt. */
  text?: string;
  /** How a made page is wrapped; by default plain, fenced and prose take turns. */
  wrap?: 'plain' | 'fenced' | 'prose';
  /** What is wrong with a made page: JSON that does not parse, or a repair that loses lines. */
  flaw?: 'broken-json' | 'worse-repair';
  /** Pause before each chunk, in milliseconds. */
  delayMs?: number;
  /** Characters per chunk; 24 by default. */
  chunk?: number;
  /** `safety`: the model declines. `blocked`: the vendor's filter stops the request before the model. */
  finish?: 'stop' | 'length' | 'safety' | 'blocked';
  /** Answer with an error of this HTTP status instead. */
  status?: number;
  /** Message of that error. */
  message?: string;
  /** `Retry-After` of that error, in seconds. */
  retryAfter?: number;
  /** Destroy the connection after that many stream frames (or in the middle of a whole answer). */
  cutAfter?: number;
  /** Send the vendor's error event after that many chunks of a stream, then end. */
  failAfter?: number;
  /** Never answer. */
  hang?: boolean;
};

/** Replies used one after the other (then the default), or a function; `undefined` falls back to the names. */
export type Script = Reply[] | ((asked: Asked & { key: string }) => Reply | undefined);

export type Usage = { input: number; output: number; images: number };

/** A finished text, cut into the pieces in which it is streamed. */
export type Answer = {
  text: string;
  chunks: string[];
  finish: NonNullable<Reply['finish']>;
  usage: Usage;
  failAfter?: number;
};

/** A request as it arrived, for assertions. */
export type Recorded = {
  method: string;
  path: string;
  headers: Record<string, string>;
  key: string;
  body: unknown;
  /** Absent when the request was refused before it was understood. */
  asked?: Asked;
  /** Status sent; 0 when none was. */
  status: number;
  /** The client went away before the answer was complete. */
  aborted: boolean;
  /** Settles when the exchange is over, however it ended. */
  done: Promise<void>;
};

export type EmulatorOptions = {
  /** 0, the default, takes a free port. */
  port?: number;
  script?: Script;
  /** Pause between chunks when the reply names none; 0 by default. */
  delayMs?: number;
  log?: (line: string) => void;
};

export type Emulator = {
  /** Origin, as the vendor's own SDK wants it: `http://127.0.0.1:4101`. */
  url: string;
  /** Base URL with the API version, as the AI SDK and the key manager want it. */
  baseURL: string;
  requests: Recorded[];
  /** Forgets requests, counters and the place in the script. */
  reset(): void;
  close(): Promise<void>;
};
