import { oc } from '@orpc/contract';
import * as z from 'zod';
import { framework, pageArea } from './generations.ts';
import { instant } from './vocabulary/dates.ts';
import { errors } from './vocabulary/errors.ts';
import { byId, recordId } from './vocabulary/ids.ts';

/** A link under which anybody may look at one version of a page. */
export const share = z.object({
  _id: recordId,
  token: z.string().describe('128 random bits; whoever knows it may look'),
  createdAt: instant,
  revokedAt: instant.nullable().describe('Since when the link has been withdrawn'),
});
export type Share = z.infer<typeof share>;

/** What a visitor sees of a shared page: nothing about the account that it belongs to. */
export const sharedPage = z.object({
  name: z.string(),
  framework,
  html: z.string(),
  css: z.string(),
  faithful: z.number().min(0).max(1).nullable().describe("As the owner's browser measured it; null where it did not"),
  imageURL: z.string().describe('Path of the design'),
  imageWidth: z.number().int(),
  imageHeight: z.number().int(),
  pageArea,
});
export type SharedPage = z.infer<typeof sharedPage>;

const byToken = z.object({ token: z.string().max(100) });
const tags = ['Shares'];
const ownRecord = {
  UNAUTHORIZED: errors.UNAUTHORIZED,
  NOT_FOUND: { ...errors.NOT_FOUND, message: 'This conversion does not exist.' },
};
const ofVisitor = {
  NOT_FOUND: { ...errors.NOT_FOUND, message: 'There is no shared page at this address.' },
  SHARE_WITHDRAWN: errors.SHARE_WITHDRAWN,
  SHARED_PAGE_DELETED: errors.SHARED_PAGE_DELETED,
  TOO_MANY_VIEWS: errors.TOO_MANY_VIEWS,
};

export const shares = {
  createShare: oc
    .route({
      method: 'POST',
      path: '/api/generations/{id}/shares',
      summary: 'A link under which anybody may look at this version; the present one, if there is one',
      tags,
    })
    .input(byId)
    .output(share)
    .errors({ ...ownRecord, NOT_SHAREABLE: errors.NOT_SHAREABLE }),
  listShares: oc
    .route({
      method: 'GET',
      path: '/api/generations/{id}/shares',
      summary: 'The links of this version, newest first, withdrawn ones included',
      tags,
    })
    .input(byId)
    .output(z.array(share))
    .errors(ownRecord),
  revokeShare: oc
    .route({
      method: 'DELETE',
      path: '/api/generations/{id}/shares/{share}',
      successStatus: 200,
      summary: 'Withdraw a link: whoever opens it is told so from now on',
      tags,
    })
    .input(byId.extend({ share: recordId }))
    .output(share)
    .errors({ ...ownRecord, NOT_FOUND: { ...errors.NOT_FOUND, message: 'This link does not exist.' } }),
  getShare: oc
    .route({ method: 'GET', path: '/api/shares/{token}', summary: 'A shared page, for anybody who has its link', tags })
    .input(byToken)
    .output(sharedPage)
    .errors(ofVisitor),
  getShareImage: oc
    .route({ method: 'GET', path: '/api/shares/{token}/image', summary: 'The design of a shared page', tags })
    .input(byToken)
    .output(z.file())
    .errors(ofVisitor),
};
