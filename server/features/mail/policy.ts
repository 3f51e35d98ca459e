import { failure } from '#server/platform/errors.ts';

// Who may: admins alone, for every call; the procedures are built on `admin`.

export const templateMissing = () => failure('NOT_FOUND', 'This template does not exist.');
export const mailMissing = () => failure('NOT_FOUND', 'This mail does not exist.');
