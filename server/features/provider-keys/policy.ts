import { failure } from '#server/platform/errors.ts';

// Who may: admins alone, for every call; the procedures are built on `admin`.

export const keyMissing = () => failure('NOT_FOUND', 'This API key does not exist.');
