import { startService } from '../../e2e/service.ts';

/** Fills a data folder by a first start of the service: every browser journey begins with a copy instead of its own. */
export async function writeDemoData(folder: string): Promise<void> {
  const service = await startService({ dataDir: folder });
  const code = await service.stop();
  if (code !== 0) throw new Error(`The service ended with ${code} after its first start:\n${service.output()}`);
}
