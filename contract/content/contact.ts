import { oc } from '@orpc/contract';
import * as z from 'zod';
import { answer } from '../vocabulary/answers.ts';
import { pictureUrl } from '../vocabulary/links.ts';
import { adminOnly, baseVersion, line, requiredLine, saveErrors, stamps, tags, text } from './vocabulary.ts';

export const contactEntry = z.object({
  type: z.enum(['phone', 'email']).default('phone'),
  icon: line.default('fa-solid fa-phone'),
  value: line.min(1, 'Please enter a value'),
  label: line.default(''),
});
export type ContactEntry = z.infer<typeof contactEntry>;

export const contactFields = z.object({
  isActive: z.boolean().default(true),
  title: requiredLine('Title is required'),
  subtitle: line.default(''),
  description: text.default(''),
  contactInfo: z.array(contactEntry).max(20).default([]),
  imageUrl: pictureUrl.default(''),
});
export type ContactFields = z.infer<typeof contactFields>;

export const contactPage = contactFields.extend(stamps);
export type ContactPage = z.infer<typeof contactPage>;

const path = '/api/contact-page';

export const contactContract = {
  getContactPage: oc
    .route({ method: 'GET', path, summary: 'The contact section; null for visitors while inactive', tags })
    .output(answer(contactPage.nullable())),
  updateContactPage: oc
    .route({ method: 'PUT', path, summary: 'Change the contact section (admin)', tags })
    .input(contactFields.extend(baseVersion))
    .output(answer(contactPage))
    .errors(saveErrors),
  resetContactPage: oc
    .route({ method: 'POST', path: `${path}/reset`, summary: 'The contact section as delivered (admin)', tags })
    .output(answer(contactPage))
    .errors(adminOnly),
};
