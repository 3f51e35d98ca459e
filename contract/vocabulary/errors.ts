/**
 * The error catalogue: code, HTTP status and the text that people read. Clients switch on the code, never on the text.
 * A procedure lists the ones it may answer in its contract; `UNAUTHORIZED`, `FORBIDDEN`, `BAD_REQUEST` (input that does
 * not fit the schema), `SERVICE_UNAVAILABLE` and `INTERNAL_SERVER_ERROR` may come from any.
 */
export const errors = {
  UNAUTHORIZED: { status: 401, message: 'Please log in to continue.' },
  SERVICE_UNAVAILABLE: {
    status: 503,
    message: 'A part of our service is not available right now. Please try again in a moment.',
  },
  FORBIDDEN: { status: 403, message: 'You are not allowed to do this.' },
  NOT_FOUND: { status: 404, message: 'Not found.' },
  INSUFFICIENT_CREDITS: { status: 402, message: 'Insufficient credits. Buy more to generate code.' },
  TOO_MANY_RUNNING: {
    status: 429,
    message: 'Two of your conversions are still running. Wait until one is done, or cancel it.',
  },
  QUEUE_FULL: {
    status: 503,
    message: 'Many designs are waiting to be converted right now. Please try again in a minute. No credit was used.',
  },
  IMAGE_REJECTED: { status: 422, message: 'This image cannot be read.' },
  PAGE_TOO_LARGE: { status: 413, message: 'The page is too large to be saved: make its pictures smaller.' },
  IMAGE_TOO_LARGE: { status: 413, message: 'The image is larger than 10 MB. Please choose a smaller file.' },
  IMAGE_TOO_SMALL: {
    status: 422,
    message: 'The picture is smaller than 64 pixels on a side. Please choose a larger one.',
  },
  IMAGE_ONE_COLOR: {
    status: 422,
    message: 'The picture is one flat colour: there is nothing on it to convert. Please choose another one.',
  },
  IDEMPOTENCY_KEY_REUSED: { status: 422, message: 'This Idempotency-Key was used for another request.' },
  NO_API_KEYS: { status: 409, message: 'No API keys available' },
  LAST_ADMIN: { status: 409, message: 'This is the last administrator. Make somebody else an administrator first.' },
  OWN_ACCOUNT: {
    status: 409,
    message: 'You cannot remove your own rights or account here; another administrator can.',
  },
  EMAIL_TAKEN: { status: 409, message: 'This email is already in use. Please try another one.' },
  WRONG_PASSWORD: { status: 403, message: 'Incorrect password. Please try again.' },
  TOO_MANY_ATTEMPTS: { status: 429, message: 'Too many failed attempts. Please try again later.' },
  SIGN_IN_AGAIN: { status: 403, message: 'Please sign in again before you do this.' },
  CONTENT_CHANGED: {
    status: 409,
    message:
      'Somebody else has saved this section in the meantime. Load it again to see what changed, then save yours.',
  },
  TOO_MANY_MESSAGES: {
    status: 429,
    message: 'Too many messages have been sent from your address. Please try again later.',
  },
  TOO_MANY_UPLOADS: {
    status: 429,
    message: 'Too many pictures have been uploaded from your account. Please try again later.',
  },
  TOO_MANY_STREAMS: {
    status: 429,
    message: 'Your account is following its conversions in too many places. Please close some of them and try again.',
  },
  BUSY: {
    status: 503,
    message: 'Many files are arriving right now. Please try again in a minute.',
  },
  FILE_REJECTED: {
    status: 422,
    message: 'This file cannot be attached. Please choose a picture, a PDF or a text file.',
  },
  FILE_TOO_LARGE: { status: 413, message: 'The file is larger than 5 MB. Please choose a smaller one.' },
  TICKET_CLOSED: { status: 409, message: 'This ticket is closed. Set another status first to reply.' },
  PLACEHOLDER_LEFT: { status: 422, message: 'A placeholder has not been filled in. Replace it before you send.' },
  TICKET_NOT_RESOLVED: { status: 409, message: 'You can answer this once the ticket is resolved.' },
  NOT_MERGEABLE: { status: 409, message: 'These tickets cannot be merged.' },
  SELLERS_CANNOT_BUY: { status: 403, message: 'Sellers cannot purchase products' },
  TOO_MANY_ORDERS: {
    status: 429,
    message: 'You have many unpaid orders. Please pay one of them first, or contact us to have some cancelled.',
  },
  ORDER_NOT_PENDING: {
    status: 409,
    message: 'Only a pending order can be deleted, and not while somebody is paying it.',
  },
  ORDER_NOT_PAYABLE: { status: 409, message: 'There is nothing to pay for this order.' },
  NOT_REFUNDABLE: { status: 409, message: 'There is nothing left to refund on this order.' },
  PAYPAL_DISABLED: {
    status: 409,
    message: 'PayPal payments are currently unavailable. Please contact support for alternative payment methods.',
  },
  PAYPAL_REFUSED: { status: 422, message: 'PayPal refused this.' },
  PAYPAL_UNAVAILABLE: { status: 503, message: 'PayPal cannot be reached right now. Please try again in a minute.' },
  EMBEDDED_DATABASE: {
    status: 409,
    message:
      'Live payments need a PostgreSQL server (DATABASE_URL): the embedded database can lose the last moments when the machine fails. Set ALLOW_EMBEDDED_LIVE_PAYMENTS=true to take that risk.',
  },
  TOO_MANY_PACKAGES: { status: 409, message: 'Maximum 3 packages allowed' },
  NO_ANALYSIS: {
    status: 409,
    message:
      'What the engine found in this picture is not stored, so it cannot be written in another framework for free. Please convert the picture again.',
  },
  NO_CORRECTION: {
    status: 422,
    message: 'Nothing is corrected yet. Choose a place of the design and say what it is.',
  },
  TOO_MANY_CORRECTIONS: {
    status: 429,
    message: 'You have corrected 60 pages in an hour. Please try again later. No credit was used.',
  },
  SAMPLE_USED: {
    status: 409,
    message: 'You have converted the sample design already. It is free once: please choose a picture of your own.',
  },
  NOT_SHAREABLE: { status: 409, message: 'Only a finished page can be shared.' },
  SHARE_WITHDRAWN: { status: 410, message: 'This link has been withdrawn.' },
  SHARED_PAGE_DELETED: { status: 410, message: 'This page has been deleted.' },
  TOO_MANY_VIEWS: {
    status: 429,
    message: 'Many shared pages have been opened from your address. Please try again in a few minutes.',
  },
  STORAGE_FULL: {
    status: 409,
    message:
      'Your storage is full. Delete conversions that you do not need any more in your history, then try again. No credit was used.',
  },
  NAME_TAKEN: { status: 409, message: 'You have a project of this name already. Please choose another name.' },
  TOO_MANY_PROJECTS: { status: 409, message: 'You have 200 projects, the most there can be. Delete one first.' },
  STILL_RUNNING: { status: 409, message: 'This conversion is still running. Cancel it first.' },
} as const;
