import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { Unavailable } from '../unavailable.ts';
import { checkStorageKey, FileMissing, type Storage } from './storage.ts';

export type S3Place = {
  /** Base URL of the service; the bucket follows in the path. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/** `timeoutMs` for one attempt, body included; `pauseMs` before the second attempt, doubled before each further one. */
type Patience = { attempts: number; timeoutMs: number; pauseMs: number };
const PATIENCE: Patience = { attempts: 4, timeoutMs: 15_000, pauseMs: 200 };

type Answer = { status: number; content: Uint8Array<ArrayBuffer> };

/** Objects of a bucket of an S3-compatible service (Amazon, Cloudflare R2, MinIO, Garage …), addressed by path. */
export function createS3Storage(place: S3Place, patience: Patience = PATIENCE): Storage {
  const { accessKeyId, secretAccessKey, region } = place;
  // It signs only: its own retries know neither time-outs nor broken connections.
  const signer = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });

  async function send(method: string, key: string, body?: Uint8Array): Promise<Answer> {
    const url = `${place.endpoint}/${place.bucket}/${checkStorageKey(key)}`;
    const content = body && new Uint8Array(body);
    const hash = createHash('sha256')
      .update(content ?? '')
      .digest('hex');
    const init = { method, body: content, headers: { 'x-amz-content-sha256': hash }, redirect: 'manual' } as const;
    const attempt = async (): Promise<Answer> => {
      const request = await signer.sign(url, { ...init, signal: AbortSignal.timeout(patience.timeoutMs) });
      const response = await fetch(request);
      return { status: response.status, content: new Uint8Array(await response.arrayBuffer()) };
    };
    const answer = await persist(attempt, patience).catch((cause: Error) => {
      const reason = cause.name === 'TimeoutError' ? 'did not answer in time' : 'could not be reached';
      throw new Unavailable(`The object storage ${reason} (${method} ${key}).`, { cause });
    });
    return answer;
  }

  return {
    async put(key, content) {
      refuse(await send('PUT', key, content), `PUT ${key}`);
    },
    async get(key) {
      const answer = await send('GET', key);
      if (answer.status === 404 && codeOf(answer) === 'NoSuchKey') throw new FileMissing(key);
      refuse(answer, `GET ${key}`);
      return answer.content;
    },
    async delete(key) {
      const answer = await send('DELETE', key);
      if (answer.status === 404 && codeOf(answer) === 'NoSuchKey') return;
      refuse(answer, `DELETE ${key}`);
    },
  };
}

/** Tries again after a broken connection, a time-out, 429 and 5xx: reading, writing and deleting whole files may repeat. */
async function persist(attempt: () => Promise<Answer>, { attempts, pauseMs }: Patience): Promise<Answer> {
  for (let left = attempts - 1, pause = pauseMs; ; left--, pause *= 2) {
    try {
      const answer = await attempt();
      if (left === 0 || (answer.status < 500 && answer.status !== 429)) return answer;
    } catch (error) {
      if (left === 0) throw error;
    }
    await setTimeout(pause * (0.5 + Math.random() / 2));
  }
}

/** @throws with the service's own code and sentence, which hold no secret */
function refuse(answer: Answer, what: string): void {
  if (answer.status >= 200 && answer.status < 300) return;
  const message = /<Message>([^<]{1,300})/.exec(text(answer))?.[1] ?? '';
  throw new Unavailable(`The object storage answered ${answer.status} ${codeOf(answer)} (${what}). ${message}`.trim());
}

const text = (answer: Answer): string => new TextDecoder().decode(answer.content.subarray(0, 4000));
const codeOf = (answer: Answer): string => /<Code>(\w{1,60})<\/Code>/.exec(text(answer))?.[1] ?? '';
