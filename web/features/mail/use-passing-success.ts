import { useEffect, useState } from 'react';

/** How long a success stays in view, in ms. */
const SUCCESS_MS = 3000;

/** A success that hides itself after 3 s; a second one in the meantime starts again. */
export function usePassingSuccess() {
  const [times, setTimes] = useState(0);
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (times === 0) return;
    const timer = setTimeout(() => setShown(false), SUCCESS_MS);
    return () => clearTimeout(timer);
  }, [times]);
  return {
    shown,
    show: () => {
      setShown(true);
      setTimes((n) => n + 1);
    },
  };
}
