import { hash } from 'node:crypto';
import Fastify from 'fastify';
import { Pool } from 'pg';

// What our calls are compared with: Fastify and pg, one query for the session with its user, one for the list. No
// validation, no signature of the cookie, no log. `node bare-server.ts DATABASE_URL`

const pool = new Pool({ connectionString: process.argv[2], max: 10 });
const app = Fastify();

const SESSION = `SELECT u.id, u.role FROM sessions s JOIN users u ON u.id = s.user_id
  WHERE s.token = $1 AND s.expires_at > now() AND u.disabled_at IS NULL`;
const GENERATIONS = `SELECT id, status, framework, engine, model, parent_id, root_id, element, repair, score, instructions,
    image_name, image_width, image_height, stage, progress, error_code, error_message, created_at, started_at, finished_at
  FROM generation WHERE user_id = $1 ORDER BY created_at DESC, id DESC LIMIT $2`;
const PACKAGES = `SELECT id, package_name, price, credit, validity, seller_email, description, points
  FROM credit_package ORDER BY price, id`;

async function userOf(cookie: string | undefined) {
  const token = /(?:^|; )facsimile\.session_token=([^.]+)/.exec(cookie ?? '')?.[1];
  if (!token) return undefined;
  return (await pool.query(SESSION, [hash('sha256', token, 'hex')])).rows[0];
}

app.get('/api/generations', async (request, reply) => {
  const { limit = 20 } = request.query as { limit?: string };
  const user = await userOf(request.headers.cookie);
  if (!user) return reply.code(401).send({ code: 'UNAUTHORIZED' });
  return (await pool.query(GENERATIONS, [user.id, limit])).rows;
});
app.get('/packages', async (request) => {
  await userOf(request.headers.cookie);
  return (await pool.query(PACKAGES)).rows;
});

process.on('SIGTERM', () => process.exit(0));
process.stdout.write(`${JSON.stringify({ url: await app.listen({ host: '127.0.0.1', port: 0 }) })}\n`);
