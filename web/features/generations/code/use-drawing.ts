import { useEffect, useRef, useState } from 'react';
import type { ComponentSources, Framework } from '#contract/generations.ts';
import { useLatest } from '#web/ui/use-latest.ts';
import { useSettled } from '#web/ui/use-settled.ts';
import { type ComponentFault, loadRendering } from '../rendering/index.ts';
import type { Draft } from './use-draft.ts';

/** Longer than from key to key (ms). */
const REST_MS = 150;

type Renderer = ReturnType<Awaited<ReturnType<typeof loadRendering>>['componentRenderer']>;

/**
 * Draws the page from components that are being changed, once typing rests. Where they cannot be drawn the page stays as it
 * was.
 * @returns what is wrong in them
 */
export function useDrawing(framework: Framework, draft: Draft): ComponentFault | undefined {
  const renderer = useRef<Renderer>(undefined);
  const [failed, setFailed] = useState<{ of: ComponentSources; fault: ComponentFault }>();
  const latest = useLatest(draft);
  const settled = useSettled(draft.isWaiting ? draft.components : undefined, REST_MS);

  useEffect(() => {
    if (!settled) return;
    let isCurrent = true;
    const draw = async () => {
      const { componentRenderer, drawnPage } = await loadRendering();
      if (!isCurrent) return;
      renderer.current ??= componentRenderer();
      const answer = await renderer.current.render(settled);
      const now = latest();
      if (!isCurrent || now?.components !== settled) return;
      if ('fault' in answer) setFailed({ of: settled, fault: answer.fault });
      else now.show(settled, drawnPage(now.code, framework, settled, answer.html));
    };
    draw().catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      const { kind, files } = settled;
      if (isCurrent) setFailed({ of: settled, fault: { kind, file: files[0]!.name, reason } });
    });
    return () => {
      isCurrent = false;
    };
  }, [settled, framework, latest]);

  useEffect(() => () => renderer.current?.close(), []);
  return failed && failed.of === draft.components ? failed.fault : undefined;
}
