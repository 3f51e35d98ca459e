import type { PackageFields } from '#contract/packages.ts';
import { featurePoints, pointFields } from '#contract/vocabulary/feature-points.ts';

/** The feature lines of a body, without blank ones; nothing when it names none, not even an empty one. */
export const pointsIn = (fields: PackageFields): string[] | undefined =>
  pointFields.some((field) => field in fields) ? featurePoints(fields) : undefined;
