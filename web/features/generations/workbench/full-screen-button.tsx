import { Fullscreen } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';

/** Gives a pane the whole screen, or ends that, as Escape does. `paneId` is the id of its heading. */
export function toggleFullScreen(paneId: string): void {
  const pane = document.getElementById(paneId)?.closest('section');
  if (document.fullscreenElement) void document.exitFullscreen();
  else void pane?.requestFullscreen().catch(() => {});
}

export function FullScreenButton({ paneId }: { paneId: string }) {
  return (
    <Button look="quiet" size="icon" aria-label="Full screen" onClick={() => toggleFullScreen(paneId)}>
      <Fullscreen aria-hidden="true" className="size-4" />
    </Button>
  );
}
