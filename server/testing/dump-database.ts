import { sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { rows } from '#server/platform/database/rows.ts';

/** Every row of every table as one text, to look for what must not be there. */
export async function dumpDatabase(db: Database): Promise<string> {
  const tables = rows<{ schema: string; name: string }>(
    await db.execute(sql`
      SELECT table_schema AS schema, table_name AS name FROM information_schema.tables
      WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')`),
  );
  const lines: string[] = [];
  for (const { schema, name } of tables) {
    const table = sql`${sql.identifier(schema)}.${sql.identifier(name)}`;
    for (const { line } of rows<{ line: string }>(await db.execute(sql`SELECT t::text AS line FROM ${table} AS t`)))
      lines.push(`${schema}.${name} ${line}`);
  }
  return lines.join('\n');
}
