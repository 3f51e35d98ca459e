import { Fullscreen } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';

/** Whether this browser gives the whole screen to a part of a page: that of an iPhone does so for films only. */
export const hasFullScreen = (): boolean => document.fullscreenEnabled === true;

/** Gives a pane the whole screen, or ends that, as Escape does. `paneId` is the id of its heading. */
export async function toggleFullScreen(paneId: string): Promise<void> {
  try {
    if (document.fullscreenElement) await document.exitFullscreen();
    else await document.getElementById(paneId)?.closest('section')?.requestFullscreen();
  } catch {
    toast.error('The browser did not allow full screen.');
  }
}

export function FullScreenButton({ paneId }: { paneId: string }) {
  if (!hasFullScreen()) return null;
  return (
    <Button look="quiet" size="icon" aria-label="Full screen" onClick={() => void toggleFullScreen(paneId)}>
      <Fullscreen aria-hidden="true" className="size-4" />
    </Button>
  );
}
