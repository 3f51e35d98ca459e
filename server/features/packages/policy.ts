import { failure } from '#server/platform/errors.ts';

// Who may: everybody reads; the procedures that change something are built on `admin`.

export const packageMissing = () => failure('NOT_FOUND', 'This package does not exist.');
