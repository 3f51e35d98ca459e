/** What one tab tells the others about the session they share. */
export type SessionNews = 'signed-in' | 'signed-out';

let channel: BroadcastChannel | undefined;

/** One channel for speaking and hearing: a tab does not hear itself. Missing on the server. */
function open(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined' || typeof window === 'undefined') return undefined;
  channel ??= new BroadcastChannel('session');
  return channel;
}

export function tellOtherTabs(news: SessionNews): void {
  open()?.postMessage(news);
}

/** @returns stops hearing */
export function hearOtherTabs(hear: (news: SessionNews) => void): () => void {
  const listen = ({ data }: MessageEvent) => {
    if (data === 'signed-in' || data === 'signed-out') hear(data);
  };
  const heard = open();
  heard?.addEventListener('message', listen);
  return () => heard?.removeEventListener('message', listen);
}
