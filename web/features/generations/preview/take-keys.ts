import type { FromFrame } from '#web/preview/messages.ts';
import { pressKeys } from '#web/ui/actions/index.ts';

/** Does what the keys do that were pressed in a frame, while that frame has the keyboard. */
export function takeKeys(message: FromFrame, frame: HTMLIFrameElement | null): void {
  if (message.type === 'keys' && frame !== null && document.activeElement === frame) pressKeys(message.keys);
}
