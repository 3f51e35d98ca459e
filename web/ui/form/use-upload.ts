import { useState } from 'react';
import { toast } from '../toast.ts';
import { EDITOR_TOAST_MS } from './tell.ts';
import { uploadImage } from './upload-image.ts';

/** An upload under way and its failure. The address that stood in the field stays until the new one is there. */
export function useUpload(onUploaded: (url: string) => void) {
  const [progress, setProgress] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const upload = async (file: File | undefined) => {
    if (!file || progress !== undefined) return;
    setProblem(undefined);
    if (!file.type.startsWith('image/')) return setProblem('Please choose an image file.');
    setProgress(0);
    try {
      onUploaded(await uploadImage(file, setProgress));
      toast.success('Image uploaded successfully!', EDITOR_TOAST_MS);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'Failed to upload image.');
    } finally {
      setProgress(undefined);
    }
  };
  return { upload, progress, problem, forget: () => setProblem(undefined) };
}
