import type { PicturePurpose } from '#contract/uploads.ts';
import { NETWORK_ERROR } from '#web/error-message.ts';

const FAILED = 'Failed to upload image.';

interface UploadAnswer {
  file?: { url?: string };
  message?: string;
}

function readAnswer(text: string): UploadAnswer {
  try {
    return JSON.parse(text) as UploadAnswer;
  } catch {
    return {};
  }
}

/**
 * Stores a picture on the server. `fetch` cannot say how much of a body has gone, so this is an XMLHttpRequest.
 * @param onProgress share that has been sent, 0 to 1
 * @param purpose for the site, unless told otherwise
 * @returns the picture's address
 * @throws an Error with the text to show
 */
export function uploadImage(
  file: File,
  onProgress: (share: number) => void,
  purpose?: PicturePurpose,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onerror = () => reject(new Error(NETWORK_ERROR));
    request.onload = () => {
      const { file: stored, message } = readAnswer(request.responseText);
      if (request.status < 300 && stored?.url) resolve(stored.url);
      else reject(new Error((request.status < 500 && message) || FAILED));
    };
    const body = new FormData();
    body.set('image', file);
    if (purpose) body.set('purpose', purpose);
    request.open('POST', '/image-server/upload');
    request.send(body);
  });
}
