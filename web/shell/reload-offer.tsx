import { useState, useSyncExternalStore } from 'react';
import { createPath, useNavigation } from 'react-router';
import { type ChunkTrouble, chunkTrouble, hearChunkTrouble, tryChunksAgain } from '#web/load-chunk.ts';
import { Button } from '#web/ui/button.tsx';

const words: Record<ChunkTrouble, string> = {
  replaced: 'A new version is available. Reload to continue. Anything that you have typed but not saved will be lost.',
  failed: 'Part of the page could not be loaded. Check your connection and try again, or reload the page.',
  slow: 'Part of the page is taking a long time to load. Wait, try again, or reload the page.',
};

/** Shown when a script could not be loaded. Nothing is reloaded unasked; Reload leads where the visitor wanted to go. */
export function ReloadOffer() {
  const trouble = useSyncExternalStore(hearChunkTrouble, chunkTrouble, () => undefined);
  const { location } = useNavigation();
  // Put aside, it comes back with the next page that the visitor asks for and that does not come.
  const [aside, setAside] = useState<{ location: typeof location }>();
  if (!trouble || (aside && aside.location === location)) return null;
  const reload = () => (location ? window.location.assign(createPath(location)) : window.location.reload());
  return (
    <div
      role="alert"
      className="fixed inset-x-4 bottom-4 z-60 mx-auto grid max-w-xl animate-fade gap-3 rounded-lg border border-line-strong bg-sheet p-4 shadow-floating"
    >
      <p className="text-small">{words[trouble]}</p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={reload}>Reload</Button>
        {trouble !== 'replaced' && (
          <Button look="secondary" onClick={tryChunksAgain}>
            Try Again
          </Button>
        )}
        <Button look="quiet" onClick={() => setAside({ location })}>
          Not Now
        </Button>
      </div>
    </div>
  );
}
