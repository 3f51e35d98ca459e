import type { Attachment } from '#contract/tickets/attachment.ts';
import { NETWORK_ERROR } from '#web/error-message.ts';

const FAILED = 'Failed to upload the file.';

/** The server has looked at the file and does not take it: trying again would not help. */
export class FileRefused extends Error {}

function readAnswer(text: string): Partial<Attachment> & { message?: string } {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

/**
 * Stores a file for a message that is about to be sent. `fetch` cannot say how much of a body has gone, so this is an
 * XMLHttpRequest.
 * @param onProgress share that has been sent, 0 to 1
 * @throws FileRefused or another Error, with the text to show
 */
export function uploadAttachment(
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<Attachment> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onerror = () => reject(new Error(NETWORK_ERROR));
    request.onabort = () => reject(signal.reason);
    request.onload = () => {
      const answer = readAnswer(request.responseText);
      if (request.status < 300 && answer._id) resolve(answer as Attachment);
      else if ([413, 422].includes(request.status)) reject(new FileRefused(answer.message || FAILED));
      else reject(new Error((request.status < 500 && answer.message) || FAILED));
    };
    signal.addEventListener('abort', () => request.abort(), { once: true });
    const body = new FormData();
    body.set('file', file);
    request.open('POST', '/api/support-attachments');
    request.send(body);
  });
}
