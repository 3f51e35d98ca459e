import { useRef, useState } from 'react';
import type { Attachment } from '#contract/tickets/attachment.ts';
import { newId } from '#web/new-id.ts';
import { checkAttachment } from './check-attachment.ts';
import { FileRefused, uploadAttachment } from './upload-attachment.ts';

export interface Upload {
  key: string;
  file: File;
  /** What has been sent of it, 0 to 1. */
  share: number;
  /** Why it failed; undefined while it is on its way. */
  problem?: string | undefined;
  /** Whether it may work another time. */
  canRetry: boolean;
}

/**
 * Files on their way to the server. Each one is handed over once it is there, also when one has gone on to another
 * ticket meanwhile.
 */
export function useUploads(onStored: (attachment: Attachment) => void) {
  const [uploads, setUploads] = useState<Upload[]>([]);
  const running = useRef(new Map<string, AbortController>());
  const change = (key: string, part: Partial<Upload>) =>
    setUploads((now) => now.map((upload) => (upload.key === key ? { ...upload, ...part } : upload)));
  const forget = (key: string) => setUploads((now) => now.filter((upload) => upload.key !== key));

  const send = async ({ key, file }: Pick<Upload, 'key' | 'file'>) => {
    const stop = new AbortController();
    running.current.set(key, stop);
    try {
      onStored(await uploadAttachment(file, (share) => change(key, { share }), stop.signal));
      forget(key);
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      if (!stop.signal.aborted) change(key, { problem, canRetry: !(error instanceof FileRefused) });
    } finally {
      running.current.delete(key);
    }
  };
  const add = (files: readonly File[]) => {
    for (const file of files) {
      const upload: Upload = { key: newId(), file, share: 0, problem: checkAttachment(file), canRetry: false };
      setUploads((now) => [...now, upload]);
      if (!upload.problem) void send(upload);
    }
  };
  const retry = (upload: Upload) => {
    change(upload.key, { share: 0, problem: undefined });
    void send(upload);
  };
  const remove = ({ key }: Upload) => {
    running.current.get(key)?.abort();
    forget(key);
  };
  return { uploads, add, retry, remove };
}
