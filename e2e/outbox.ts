import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Service } from './service.ts';

/** The latest link in a mail to `email` whose address holds `part`. Waits for it: mails are sent by a job. */
export async function linkInMail({ dataDir }: Service, email: string, part: string): Promise<string> {
  const folder = join(dataDir, 'outbox');
  for (let tries = 0; tries < 100; tries++) {
    const names = await readdir(folder).catch(() => []);
    for (const name of names.sort().reverse()) {
      const mail = (await readFile(join(folder, name), 'utf8')).replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
      const link = new RegExp(`https?://\\S*${part}[^\\s"<]*`).exec(mail)?.[0];
      if (link && mail.includes(`To: ${email}`)) return link;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`No mail to ${email} leads to ${part}.`);
}
