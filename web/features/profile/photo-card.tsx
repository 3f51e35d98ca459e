import { ImageUp, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { useController } from 'react-hook-form';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { FormPart } from '#web/ui/form/form-part.tsx';
import { ProfilePhoto } from './profile-photo.tsx';
import type { ProfileValues } from './profile-values.ts';
import { usePhotoUpload } from './use-photo-upload.ts';

/** The profile photo, in the form around it: like every other field it is kept by Save Changes. */
export function PhotoCard() {
  const chooser = useRef<HTMLInputElement>(null);
  const { field, fieldState } = useController<ProfileValues, 'profileURL'>({ name: 'profileURL' });
  const { upload, progress, problem } = usePhotoUpload(field.onChange);
  const busy = progress !== undefined;
  return (
    <FormPart title="Profile Photo">
      <div className="grid justify-items-center gap-4">
        <ProfilePhoto url={field.value ?? ''} />
        {busy && <progress aria-label="Uploading" value={progress} className="h-2 w-full accent-accent" />}
        <div className="flex flex-wrap justify-center gap-2">
          <Button look="secondary" busy={busy} disabled={busy} onClick={() => chooser.current?.click()}>
            {!busy && <ImageUp aria-hidden="true" className="size-4" />}
            {busy ? 'Uploading...' : 'Change Photo'}
          </Button>
          {field.value && (
            <Button look="quiet" disabled={busy} onClick={() => field.onChange('')}>
              <Trash2 aria-hidden="true" className="size-4" />
              Remove Photo
            </Button>
          )}
        </div>
        <input
          ref={chooser}
          type="file"
          accept="image/*"
          hidden
          aria-label="Photo: choose a file"
          onChange={({ target }) => {
            void upload(target.files?.[0]);
            target.value = '';
          }}
        />
        {problem && (
          <Alert tone="danger" className="w-full">
            {problem}
          </Alert>
        )}
        <p role="status" className="text-center text-caption text-muted">
          {fieldState.isDirty ? 'Save your changes to keep this photo.' : 'An image of at most 2 MB.'}
        </p>
      </div>
    </FormPart>
  );
}
