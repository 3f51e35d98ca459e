import type { Database } from './database.ts';

/**
 * A query that is built and parsed once per database, because for a short list that takes longer than fetching the rows. A
 * query with optional parts has one shape for each combination of them.
 * @param build ends in `.prepare(name)`, where the name is that of the query and its shape
 */
export function prepareOnce<Query>(
  build: (db: Database, shape: string) => Query,
): (db: Database, shape?: string) => Query {
  const prepared = new WeakMap<Database, Map<string, Query>>();
  return (db, shape = '') => {
    const shapes = prepared.get(db) ?? new Map<string, Query>();
    prepared.set(db, shapes);
    const query = shapes.get(shape) ?? build(db, shape);
    shapes.set(shape, query);
    return query;
  };
}
