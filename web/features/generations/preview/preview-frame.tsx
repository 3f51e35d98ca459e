import { useEffect } from 'react';
import type { Framework } from '#contract/generations.ts';
import { paths } from '#web/paths.ts';
import { useWidth } from '#web/ui/use-width.ts';
import { type Device, pageSize } from '../vocabulary/index.ts';
import { takeKeys } from './take-keys.ts';
import type { Pick } from './use-pick.ts';
import { usePreviewFrame } from './use-preview-frame.ts';

interface PreviewFrameProps {
  framework: Framework;
  html: string;
  css: string;
  device: Device;
  pick: Pick;
}

/**
 * The sandboxed page that shows generated HTML: never `allow-same-origin`. One document for the whole conversion; new
 * versions are morphed into it. Give it a `key` per framework, because a framework cannot be unloaded.
 */
export function PreviewFrame({ framework, html, css, device, pick }: PreviewFrameProps) {
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
        <iframe
          ref={frame}
          src={paths.preview}
          sandbox="allow-scripts"
          title="Live preview of the generated page"
          style={{ width, height, transform: `scale(${scale})`, transformOrigin: '0 0' }}
          className="block max-w-none border-0"
        />
      </div>
    </div>
  );
}
