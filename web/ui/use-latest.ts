import { useLayoutEffect, useRef } from 'react';

/**
 * For what ends later: a function that tells a value as it is by then, and undefined once the component is gone. It stays
 * the same.
 */
export function useLatest<T>(value: T): () => T | undefined {
  const latest = useRef<T | undefined>(value);
  const tell = useRef(() => latest.current);
  useLayoutEffect(() => {
    latest.current = value;
    return () => {
      latest.current = undefined;
    };
  }, [value]);
  return tell.current;
}
