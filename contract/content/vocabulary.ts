import * as z from 'zod';
import { instant } from '../vocabulary/dates.ts';
import { errors } from '../vocabulary/errors.ts';

/** One line of text. */
export const line = z.string().trim().max(300, 'Please keep this to 300 characters');
/** Several lines; blank lines make paragraphs. */
export const text = z.string().trim().max(5000, 'Please keep this to 5000 characters');
export const requiredLine = (message: string) => line.min(1, message);
export const requiredText = (message: string) => text.min(1, message);

/** The sections that an admin edits. Each is one document with versions; a list is one document too. */
export const contentSection = z.enum(['banner', 'features', 'about', 'testimonials', 'footer', 'contact']);
export type ContentSection = z.infer<typeof contentSection>;

/** What every section has besides its fields. */
export const stamps = {
  version: z.number().int().describe('Number of saves; 0 while the section is as it was delivered'),
  createdAt: instant.nullable(),
  updatedAt: instant.nullable(),
};

/** Sent back with a save: when somebody else has saved in between, the answer is CONTENT_CHANGED and nothing is lost. */
export const baseVersion = { version: z.number().int().optional() };

export const adminOnly = { UNAUTHORIZED: errors.UNAUTHORIZED, FORBIDDEN: errors.FORBIDDEN };
export const saveErrors = { ...adminOnly, CONTENT_CHANGED: errors.CONTENT_CHANGED };
export const tags = ['Site content'];
