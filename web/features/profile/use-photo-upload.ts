import { useState } from 'react';
import { uploadImage } from '#web/ui/form/upload-image.ts';
import { toast } from '#web/ui/toast.ts';
import { checkPhoto } from './check-photo.ts';

/** A photo under way, and why it was refused. The old one stays until the new one is there. */
export function usePhotoUpload(onUploaded: (url: string) => void) {
  const [progress, setProgress] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const upload = async (file: File | undefined) => {
    if (!file || progress !== undefined) return;
    const refused = checkPhoto(file);
    setProblem(refused);
    if (refused) return;
    setProgress(0);
    try {
      onUploaded(await uploadImage(file, setProgress, 'profile'));
      toast.success('Image uploaded successfully!');
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'Failed to upload image.');
    } finally {
      setProgress(undefined);
    }
  };
  return { upload, progress, problem };
}
