import { APIError } from 'better-auth/api';
import * as z from 'zod';
import { MAX_NAME_LENGTH } from '#contract/accounts/users.ts';

/** Pictures of people: uploaded here, or at an address that a browser may fetch without being tricked. */
export const isPictureAddress = (image: string): boolean =>
  image.length <= 2000 && /^(?:\/images\/[\w-]+\.\w+$|https:\/\/[^\s]+$)/.test(image);

/** The answer of a passkey is nested three deep. */
const MAX_DEPTH = 8;

/** Refuses what the sign-in library would hand to the database unchecked. */
export function checkBody(path: string, body: Record<string, unknown>): void {
  if (!isStorable(body)) refuse('INVALID_TEXT', 'The text contains an invalid character.');
  const { name, image, id } = body;
  if (/^\/passkey\/(?:delete|update)-passkey$/.test(path) && !z.uuid().safeParse(id).success)
    throw new APIError('NOT_FOUND', { code: 'PASSKEY_NOT_FOUND', message: 'Passkey not found' });
  if (image && (typeof image !== 'string' || !isPictureAddress(image)))
    refuse('INVALID_IMAGE', 'The address of a picture must begin with https:// or /images/.');
  if (name === undefined) return;
  if (typeof name !== 'string' || name.trim() === '') refuse('NAME_REQUIRED', 'The name is missing.');
  if (name.length > MAX_NAME_LENGTH) refuse('NAME_TOO_LONG', 'The name is too long.');
}

/** Whether every text in it is one for the database, which knows neither NUL nor half of a surrogate pair. */
export function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed();
  if (typeof value !== 'object' || value === null) return true;
  return depth < MAX_DEPTH && Object.values(value).every((entry) => isStorable(entry, depth + 1));
}

export function refuse(code: string, message: string): never {
  throw new APIError('BAD_REQUEST', { code, message });
}
