// Without a schema beside them: the generator's form needs these, and no zod, before the first result.

/** What one conversion costs, in credits. */
export const GENERATION_COST = 1;
/** What a conversion is written in unless the member chooses. */
export const DEFAULT_MODE = 'clean';

/** Upload limits of the generator. */
export const MAX_IMAGE_BYTES = 10 * 1024 * 1024;
export const MAX_IMAGE_PIXELS = 40_000_000;
/** A design may be a tall page: 1440 × 10,000 CSS pixels at density 2. */
export const MAX_DESIGN_PIXELS = 58_000_000;
/** Smallest side of a picture, in pixels. Nothing smaller is a design. */
export const MIN_IMAGE_SIDE = 64;
export const IMAGE_TYPES = ['PNG', 'JPEG', 'WebP', 'AVIF', 'GIF'] as const;

/** Generations of one user that may be queued or running at the same time. */
export const MAX_RUNNING_PER_USER = 2;
/** Rounds in which a provider may repair its first result. */
export const MAX_REPAIR_ROUNDS = 2;
