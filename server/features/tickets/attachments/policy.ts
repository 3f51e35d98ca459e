import { failure } from '#server/platform/errors.ts';
import type { SessionUser } from '#server/platform/session.ts';
import { canReadTicket } from '../policy.ts';

type Place = {
  uploaderId: string | null;
  /** Undefined while the file is not sent. */
  ticket: { userId: string | null; userEmail: string } | null;
  kind: 'reply' | 'note' | null;
};

/** A file is read by whoever may read its message; before it is sent, by whoever uploaded it. */
export const canReadAttachment = (actor: SessionUser, { uploaderId, ticket, kind }: Place): boolean => {
  if (!ticket) return uploaderId === actor.id;
  return kind === 'note' ? actor.role === 'Admin' : canReadTicket(actor, ticket);
};

export const attachmentMissing = () => failure('NOT_FOUND', 'This file does not exist.');
