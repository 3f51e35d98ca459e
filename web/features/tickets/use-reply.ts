import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Attachment } from '#contract/tickets/attachment.ts';
import { MAX_MESSAGE_LENGTH } from '#contract/tickets/texts.ts';
import { newId } from '#web/new-id.ts';
import { useSession } from '#web/session/use-session.ts';
import { holdUnsavedWork } from '#web/ui/unsaved-work.ts';
import { changeDraft, type Draft, dropDraft, useDraft } from './drafts.ts';
import { useAttachments } from './use-attachments.ts';

export interface NewReply {
  /** The same for each attempt to send the same words: the server keeps them once. */
  _id: string;
  message: string;
  attachments: Attachment[];
}

/** A reply that is being written: it is kept per `name` (and person) until it was sent. */
export function useReply(name: string, disabled: boolean, onSend: (reply: NewReply) => Promise<unknown>) {
  const session = useSession();
  // A session that ends over a draft does not take the draft away.
  const [userId] = useState(session?.user.id ?? '');
  const key = `${userId}:${name}`;
  const { text, attachments } = useDraft(key);
  const message = text.trim();

  const send = useMutation({
    mutationFn: async () => {
      const of = JSON.stringify([message, attachments.map(({ _id }) => _id)]);
      let attempt = { _id: newId(), of };
      changeDraft(key, (now) => {
        if (now.attempt?.of === of) attempt = now.attempt;
        return { ...now, attempt };
      });
      await onSend({ _id: attempt._id, message, attachments: [...attachments] });
    },
    onSuccess: () => dropDraft(key),
  });
  const change = (part: (now: Draft) => Partial<Draft>) => {
    // What is said about the last attempt is not about these words any more.
    if (send.isError) send.reset();
    changeDraft(key, (now) => ({ ...now, ...part(now) }));
  };
  const files = useAttachments({
    attachments,
    disabled: disabled || send.isPending,
    onAdd: (file) => change((now) => ({ attachments: [...now.attachments, file] })),
    onRemove: ({ _id }) => change((now) => ({ attachments: now.attachments.filter((file) => file._id !== _id) })),
  });

  const isBegun = message !== '' || attachments.length > 0;
  useEffect(() => (isBegun ? holdUnsavedWork() : undefined), [isBegun]);

  const isTooLong = message.length > MAX_MESSAGE_LENGTH;
  const canSend = isBegun && !isTooLong && !disabled && !send.isPending && !files.waitsFor;
  return {
    text,
    setText: (next: string) => change(() => ({ text: next })),
    files,
    isTooLong,
    canSend,
    isSending: send.isPending,
    error: send.error,
    submit: () => canSend && send.mutate(),
  };
}
