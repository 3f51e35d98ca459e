import { oc } from '@orpc/contract';
import * as z from 'zod';
import { answer } from '../vocabulary/answers.ts';
import { link, pictureUrl } from '../vocabulary/links.ts';
import { adminOnly, baseVersion, line, saveErrors, stamps, tags, text } from './vocabulary.ts';

export const footerFields = z.object({
  isActive: z.boolean().default(true),
  topSection: z.object({
    logoText: line.default(''),
    socialLinks: z
      .array(z.object({ platform: line.min(1, 'Please enter a platform'), url: link, isActive: z.boolean() }))
      .max(20),
  }),
  middleSection: z.object({
    logoUrl: pictureUrl,
    description: text,
    quickLinks: z
      .array(z.object({ text: line.min(1, 'Please enter a link text'), url: link, isActive: z.boolean() }))
      .max(30),
    contactInfo: z.object({
      address: line.default(''),
      email: z.union([z.literal(''), z.email('Please enter a valid email address.')]).default(''),
      phone: line.default(''),
    }),
  }),
  bottomSection: z.object({ copyrightText: line }),
});
export type FooterFields = z.infer<typeof footerFields>;

export const footer = footerFields.extend(stamps);
export type Footer = z.infer<typeof footer>;

const path = '/api/footer-section';

export const footerContract = {
  getFooter: oc
    .route({
      method: 'GET',
      path,
      summary: 'The footer with the logo; while it is inactive visitors get the logo only',
      tags,
    })
    .output(answer(footer)),
  updateFooter: oc
    .route({ method: 'PUT', path, summary: 'Change the footer, whole (admin)', tags })
    .input(footerFields.extend(baseVersion))
    .output(answer(footer))
    .errors(saveErrors),
  resetFooter: oc
    .route({ method: 'POST', path: `${path}/reset`, summary: 'The footer as delivered (admin)', tags })
    .output(answer(footer))
    .errors(adminOnly),
};
