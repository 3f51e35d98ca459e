import { oc } from '@orpc/contract';
import * as z from 'zod';
import { answer } from '../vocabulary/answers.ts';
import { instant } from '../vocabulary/dates.ts';
import { errors } from '../vocabulary/errors.ts';
import { byId, recordId } from '../vocabulary/ids.ts';
import { adminOnly, contentSection, tags } from './vocabulary.ts';

/** What an admin did to a section. */
export const contentAction = z.enum(['delivered', 'saved', 'activated', 'deactivated', 'deleted', 'reset', 'restored']);
export type ContentAction = z.infer<typeof contentAction>;

export const contentVersion = z.object({
  _id: recordId,
  section: contentSection,
  version: z.number().int(),
  action: contentAction,
  savedBy: z.string().nullable().describe('Name of the admin; null for the content as it was delivered'),
  savedAt: instant,
});
export type ContentVersion = z.infer<typeof contentVersion>;

/** A place in the document whose value differs. `path` reads like `section1.features.2.text`. */
export const contentChange = z.object({
  path: z.string(),
  before: z.string().nullable().describe('null: it was not there'),
  after: z.string().nullable().describe('null: it is not there any more'),
});
export type ContentChange = z.infer<typeof contentChange>;

const oneVersion = { ...adminOnly, NOT_FOUND: { ...errors.NOT_FOUND, message: 'This version does not exist.' } };

export const versionsContract = {
  listVersions: oc
    .route({
      method: 'GET',
      path: '/api/content-versions',
      summary: 'Versions of a section, newest first (admin)',
      tags,
    })
    .input(
      z.object({
        section: contentSection,
        page: z.coerce.number().int().min(1).default(1),
        limit: z.coerce.number().int().min(1).max(100).default(10),
      }),
    )
    .output(z.array(contentVersion))
    .errors(adminOnly),
  getVersion: oc
    .route({
      method: 'GET',
      path: '/api/content-versions/{id}',
      summary: 'What a version changed, and how it differs from the present one (admin)',
      tags,
    })
    .input(byId)
    .output(
      contentVersion.extend({
        changes: z.array(contentChange).describe('Against the version before it'),
        sinceThen: z.array(contentChange).describe('From this version to the present one: what a restore takes back'),
      }),
    )
    .errors(oneVersion),
  restoreVersion: oc
    .route({
      method: 'POST',
      path: '/api/content-versions/{id}/restore',
      summary: 'Make a version the present one, as a new version (admin)',
      tags,
    })
    .input(byId)
    .output(answer(contentVersion))
    .errors(oneVersion),
};
