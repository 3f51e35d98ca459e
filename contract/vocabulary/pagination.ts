import * as z from 'zod';

/** Most rows that a list returns when no `page` is requested. */
export const MAX_ROWS = 1000;

/** Query of every list call. `sort` is a field name, with `-` in front for descending. */
export const listQuery = z.object({
  page: z.coerce.number().int().min(1).optional(),
  limit: z.coerce.number().int().min(1).max(MAX_ROWS).optional(),
  search: z.string().max(200).optional(),
  sort: z
    .string()
    .regex(/^-?[A-Za-z_]+$/)
    .optional(),
});
export type ListQuery = z.infer<typeof listQuery>;
