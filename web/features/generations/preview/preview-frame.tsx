import { useEffect } from 'react';
import type { Framework } from '#contract/generations.ts';
import { useWidth } from '#web/ui/use-width.ts';
import { type Device, pageSize } from '../vocabulary/index.ts';
import { KeptFrame } from './kept-frame.tsx';
import { takeKeys } from './take-keys.ts';
import type { Pick } from './use-pick.ts';
import { usePreviewFrame } from './use-preview-frame.ts';

interface PreviewFrameProps {
  /** Whose page it is. */
  of: string;
  framework: Framework;
  html: string;
  css: string;
  device: Device;
  pick: Pick;
}

/**
 * The sandboxed page that shows generated HTML. One document for the whole conversion; new
 * versions are morphed into it. Give it a `key` per framework, because a framework cannot be unloaded.
 */
export function PreviewFrame({ of, framework, html, css, device, pick }: PreviewFrameProps) {
  const { frame, ready, say } = usePreviewFrame((message) => {
    takeKeys(message, frame.current);
    if (!pick.picking) return;
    if (message.type === 'picked') pick.take(message.element);
    if (message.type === 'pick-cancelled') pick.stop();
  });
  useEffect(() => {
    if (ready) say({ type: 'render', framework, html, css });
  }, [ready, say, framework, html, css]);

  useEffect(() => {
    if (!ready) return;
    say({ type: 'pick', on: pick.picking });
    if (pick.picking) frame.current?.focus();
  }, [ready, say, pick.picking, frame]);

  const room = useWidth();
  const { width, height, scale } = pageSize(device, room.width ?? 1280);
  return (
    <div ref={room.ref} className="overflow-x-auto contain-inline-size">
      <div style={{ width: width * scale, height: height * scale }} className="mx-auto overflow-hidden bg-[#fff]">
        <KeptFrame frame={frame} of={of} size={{ width, height, scale }} />
      </div>
    </div>
  );
}
