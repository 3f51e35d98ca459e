import * as z from 'zod';

/**
 * Every record's id on the wire, called `_id` there: a UUID v7, so that ids sort by creation time. Case does not
 * matter.
 */
export const recordId = z.uuid().toLowerCase();

/** Path parameter of every call about one record. */
export const byId = z.object({ id: recordId });
