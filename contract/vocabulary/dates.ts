import * as z from 'zod';

/** An instant on the wire: ISO 8601 in UTC, e.g. `2026-11-20T18:49:00.000Z`. */
export const instant = z.iso.datetime();
