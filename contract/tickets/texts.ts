import * as z from 'zod';

/**
 * Line breaks, other control characters, and characters that change the direction of writing. In a name or a subject
 * they could forge lines in lists and mails.
 */
const NOT_OF_A_LINE = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;
export const oneLine = (text: string) => text.replace(NOT_OF_A_LINE, ' ').trim();

/** Characters of one message. */
export const MAX_MESSAGE_LENGTH = 20_000;

/** Most bytes of first messages in a list without `page`, and of replies in any list. */
export const LIST_BYTES = 4_000_000;

export const required = (message: string) => z.string({ error: message }).trim().min(1, message);
export const requiredLine = (message: string) => z.string({ error: message }).overwrite(oneLine).min(1, message);
export const NO_MESSAGE = 'Please enter your message';
const TOO_LONG = 'This message is too long. Please send it in two parts.';
export const messageText = required(NO_MESSAGE).max(MAX_MESSAGE_LENGTH, TOO_LONG);
/** For a message that may consist of files only. */
export const messageOrFiles = z.string().trim().max(MAX_MESSAGE_LENGTH, TOO_LONG);
