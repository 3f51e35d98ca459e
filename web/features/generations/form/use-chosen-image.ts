import { useEffect, useRef, useState } from 'react';
import { MAX_IMAGE_BYTES } from '#contract/vocabulary/generation-limits.ts';
import { checkImage } from './check-image.ts';

/**
 * The picture that the user has chosen, dropped or pasted, with a URL to show it and what is wrong with a refused one.
 * It is looked at before it is shown; `checking` until then.
 */
export function useChosenImage(maxBytes = MAX_IMAGE_BYTES) {
  const [file, setFile] = useState<File | null>(null);
  /** The whole picture, where `file` is a part of it. */
  const [whole, setWhole] = useState<File>();
  const [problem, setProblem] = useState<string>();
  const [checking, setChecking] = useState(false);
  const [url, setUrl] = useState<string>();
  /** Of two that are chosen quickly, the later one counts. */
  const latest = useRef<File | null>(null);

  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => {
      URL.revokeObjectURL(made);
      setUrl(undefined);
    };
  }, [file]);

  const choose = async (chosen: File | undefined) => {
    if (!chosen) return;
    latest.current = chosen;
    setChecking(true);
    const wrong = await checkImage(chosen, maxBytes);
    if (latest.current !== chosen) return;
    setChecking(false);
    setProblem(wrong);
    setFile(wrong ? null : chosen);
    setWhole(undefined);
  };
  const clear = () => {
    latest.current = null;
    setChecking(false);
    setFile(null);
    setWhole(undefined);
    setProblem(undefined);
  };
  /** Puts a part of the picture in its place, or the whole again. */
  const crop = (part: File) => {
    const first = whole ?? file;
    setWhole(part === first ? undefined : (first ?? undefined));
    setFile(part);
  };
  return { file, url, problem, whole, checking, choose, clear, crop };
}
export type ChosenImage = ReturnType<typeof useChosenImage>;
