import { APIError } from 'better-auth/api';
import { MAX_NAME_LENGTH } from '#contract/accounts/users.ts';

/** Pictures of people: uploaded here, or at an address that a browser may fetch without being tricked. */
export const isPictureAddress = (image: string): boolean =>
  image.length <= 2000 && /^(?:\/images\/[\w-]+\.\w+$|https:\/\/[^\s]+$)/.test(image);

/** Refuses what the sign-in library would hand to the database unchecked. */
export function checkBody(body: Record<string, unknown>): void {
  if (Object.values(body).some((value) => typeof value === 'string' && (value.includes('\0') || !value.isWellFormed())))
    refuse('INVALID_TEXT', 'A text holds a character that is none.');
  const { name, image } = body;
  if (typeof image === 'string' && image !== '' && !isPictureAddress(image))
    refuse('INVALID_IMAGE', 'A picture is an address that begins with https:// or /images/.');
  if (typeof name !== 'string') return;
  if (name.trim() === '') refuse('NAME_REQUIRED', 'The name is missing.');
  if (name.length > MAX_NAME_LENGTH) refuse('NAME_TOO_LONG', 'The name is too long.');
}

function refuse(code: string, message: string): never {
  throw new APIError('BAD_REQUEST', { code, message });
}
