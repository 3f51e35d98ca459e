/**
 * Stands in the idempotency key of the sample's conversion, so that a member can have one at most. Header values have no
 * line breaks, so no request can bring the same key.
 */
export const SAMPLE_KEY = '\nsample';
