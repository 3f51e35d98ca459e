import { MAX_ATTACHMENT_BYTES } from '#contract/tickets/attachment.ts';
import { errors } from '#contract/vocabulary/errors.ts';

/** For the file dialog. The server looks at the content, not at the name. */
export const ATTACHMENT_TYPES = 'image/*,application/pdf,text/*,.md,.log,.csv,.json';

/** Nobody's picture, PDF or text. What a browser does not know by name is left to the server. */
const NEVER = /^(?:audio|video|font|model)\/|zip|compressed|msdownload|officedocument|msword|ms-excel|ms-powerpoint/;

/** What is wrong with a chosen file, in the server's words; undefined when it may be sent. */
export function checkAttachment(file: { size: number; type: string }): string | undefined {
  if (file.size === 0) return 'The file is empty.';
  if (file.size > MAX_ATTACHMENT_BYTES) return errors.FILE_TOO_LARGE.message;
  return NEVER.test(file.type) ? errors.FILE_REJECTED.message : undefined;
}
