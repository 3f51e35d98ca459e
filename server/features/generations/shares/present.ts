import type { GenerationResult } from '#contract/generations.ts';
import type { Share, SharedPage } from '#contract/shares.ts';
import type { GenerationRow, generationShares } from '../tables.ts';

export const presentShare = (row: typeof generationShares.$inferSelect): Share => ({
  _id: row.id,
  token: row.token,
  createdAt: row.createdAt.toISOString(),
  revokedAt: row.revokedAt?.toISOString() ?? null,
});

/** What a visitor sees. Nothing of the account, no ids: the picture is found by the token, too. */
export const presentSharedPage = (token: string, row: GenerationRow, result: GenerationResult): SharedPage => ({
  name: row.name ?? row.imageName,
  framework: row.framework,
  html: result.html,
  css: result.css,
  faithful: row.faithful,
  imageURL: `/api/shares/${token}/image`,
  imageWidth: row.imageWidth,
  imageHeight: row.imageHeight,
  pageArea: result.pageArea ?? { x: 0, y: 0, width: result.width, height: result.height, density: 1 },
});
