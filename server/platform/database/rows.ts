/** Rows of a raw `db.execute`, whose result type differs from driver to driver. */
export const rows = <Row>(result: unknown): Row[] => (result as { rows: Row[] }).rows;
