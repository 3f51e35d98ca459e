import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ComponentKind, GenerationWithResult } from '#contract/generations.ts';
import { api } from '#web/api.ts';
import { downloadFile } from '#web/download-file.ts';
import { errorMessage } from '#web/error-message.ts';
import { loadChunk } from '#web/load-chunk.ts';
import { downloadText } from '#web/ui/download-text.ts';
import { toast } from '#web/ui/toast.ts';
import type { PageCode } from '../edit/index.ts';
import type { Notice } from '../progress/index.ts';
import { slugOf } from './asset-store.ts';
import type { Playground } from './playgrounds.ts';
import { sendForm } from './send-form.ts';

type Exported = Pick<GenerationWithResult, '_id' | 'framework' | 'name'>;

const say = ({ tone, text }: Notice): unknown =>
  tone === 'danger' ? toast.error(text) : tone === 'success' ? toast.success(text) : toast.info(text);

/** All ways in which a page leaves the generator. Whatever is packed or read first says so by `busy`. */
export function useExport(generation: Exported, code: PageCode, onNotice: (notice: Notice) => unknown = say) {
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const { _id: id, framework } = generation;
  const name = generation.name.replace(/\.\w{2,5}$/, '');

  /** @param write hands the file out @returns its name */
  async function download(write: () => Promise<string>): Promise<void> {
    setBusy(true);
    try {
      onNotice({ tone: 'success', text: `${await write()} downloaded successfully!` });
    } catch (error) {
      onNotice({ tone: 'danger', text: errorMessage(error, 'The file could not be made. Please try again.') });
    } finally {
      setBusy(false);
    }
  }
  const files = () => loadChunk(() => import('./page-files.ts'));
  const zip = () => loadChunk(() => import('./zip-pages.ts'));
  return {
    busy,
    singleFile: () =>
      download(async () => {
        const html = framework === 'custom' ? (await files()).withStyleInside(code) : code.html;
        downloadText('index.html', html, 'text/html');
        return 'index.html';
      }),
    folder: () =>
      download(async () => {
        const archive = `${slugOf(name) || 'page'}.zip`;
        const { pageFiles } = await files();
        downloadFile(archive, await (await zip()).zipPages(pageFiles(framework, code)));
        return archive;
      }),
    components: (kind: ComponentKind) =>
      download(async () => {
        const options = api.generations.getComponents.queryOptions({ input: { id, kind } });
        const { files } = await queries.fetchQuery({ ...options, staleTime: Number.POSITIVE_INFINITY });
        downloadFile(`${kind}.zip`, await (await zip()).zipPages(files));
        return `${kind}.zip`;
      }),
    // At once: browsers let a press open a window, not what comes of it later.
    openIn: ({ action, fieldsOf }: Playground) => sendForm(action, fieldsOf({ name, framework, ...code })),
  };
}
