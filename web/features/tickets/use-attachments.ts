import { useState } from 'react';
import { type Attachment, MAX_ATTACHMENTS } from '#contract/tickets/attachment.ts';
import { useDropAndPaste } from '#web/ui/use-drop-and-paste.ts';
import { useUploads } from './use-uploads.ts';

interface AttachmentsOptions {
  attachments: readonly Attachment[];
  disabled: boolean;
  onAdd: (attachment: Attachment) => void;
  onRemove: (attachment: Attachment) => void;
}

const TOO_MANY = `A message can have at most ${MAX_ATTACHMENTS} files.`;

/** Text that was copied together with its picture is wanted as text. */
const pastes = (_type: string, clipboard: DataTransfer) => !clipboard.types.includes('text/plain');

/** The files of a message that is being written: chosen, dropped or pasted, on their way or already there. */
export function useAttachments({ attachments, disabled, onAdd, onRemove }: AttachmentsOptions) {
  const { uploads, add, retry, remove } = useUploads(onAdd);
  const [isRefused, setRefused] = useState(false);
  const count = attachments.length + uploads.length;
  const choose = (files: readonly File[]) => {
    const room = Math.max(0, MAX_ATTACHMENTS - count);
    setRefused(files.length > room);
    add(files.slice(0, room));
  };
  const dragging = useDropAndPaste({ disabled, onFiles: choose, pastes });
  return {
    attachments,
    uploads,
    disabled,
    dragging,
    refused: isRefused && count >= MAX_ATTACHMENTS ? TOO_MANY : '',
    choose,
    retry,
    removeUpload: remove,
    remove: onRemove,
    /** Why the message has to wait; '' when its files are there. */
    waitsFor: uploads.some(({ problem }) => problem)
      ? 'A file could not be attached. Please remove it, or try again.'
      : uploads.length > 0
        ? 'The files are still being uploaded.'
        : '',
  };
}
export type Attachments = ReturnType<typeof useAttachments>;
