import type { Fault } from './fault.ts';
import type { Answer, Asked } from './types.ts';

export type Incoming = { method: string; path: string; query: URLSearchParams; headers: Record<string, string> };

/** One path of a vendor. Everything here is pure; the server adds time, sockets and errors. */
export type Endpoint = {
  /** @throws Fault when the body is not what the vendor accepts */
  read(body: unknown): Asked;
  /** The whole answer as one JSON value. */
  whole(asked: Asked, answer: Answer): unknown;
  /** The answer as it goes over the wire, piece by piece. */
  frames(asked: Asked, answer: Answer): Iterable<string>;
  streamType: string;
};

export type Vendor = {
  /** Path of the API version, `/v1` or `/v1beta`. */
  version: string;
  maxBytes: number;
  /** The key, '' when there is none. */
  keyOf(incoming: Incoming): string;
  /** @throws Fault for a missing or refused key, or a missing header */
  admit(key: string, incoming: Incoming): void;
  endpoint(incoming: Incoming): Endpoint | undefined;
  /** Answer of a GET, such as the list of models; undefined for an unknown path. */
  listing(incoming: Incoming): unknown;
  /** The vendor's error envelope. */
  envelope(fault: Fault): unknown;
  /** What the vendor usually says with a status: message and code. */
  typical(status: number, key: string): { message: string; code?: string };
  /** Refusal by the vendor's filter, where that is an error and no answer. */
  blocked?: Fault;
};
