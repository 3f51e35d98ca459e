import { useEffect, useState } from 'react';
import { MAX_IMAGE_BYTES } from '#contract/generations.ts';
import { checkImage } from './check-image.ts';

/** The picture that the user has chosen, dropped or pasted, with a URL to show it and what is wrong with a refused one. */
export function useChosenImage(maxBytes = MAX_IMAGE_BYTES) {
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string>();
  const [url, setUrl] = useState<string>();

  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => {
      URL.revokeObjectURL(made);
      setUrl(undefined);
    };
  }, [file]);

  const choose = (chosen: File | undefined) => {
    if (!chosen) return;
    const wrong = checkImage(chosen, maxBytes);
    setProblem(wrong);
    setFile(wrong ? null : chosen);
  };
  const clear = () => {
    setFile(null);
    setProblem(undefined);
  };
  return { file, url, problem, choose, clear };
}
export type ChosenImage = ReturnType<typeof useChosenImage>;
