import { zodResolver } from '@hookform/resolvers/zod';
import { FormProvider, useForm } from 'react-hook-form';
import { type ProfileFields, profileFields } from '#contract/accounts/profile.ts';
import { UnsavedGuard } from '#web/ui/unsaved-guard.tsx';
import { PersonalInformation } from './personal-information.tsx';
import { PhotoCard } from './photo-card.tsx';
import type { ProfileValues } from './profile-values.ts';
import { useSaveProfile } from './use-save-profile.ts';

interface ProfileFormProps {
  id: string;
  email: string;
  values: ProfileValues;
}

/** Photo and personal information: one form, one Save Changes. */
export function ProfileForm({ id, email, values }: ProfileFormProps) {
  const form = useForm<ProfileValues, unknown, ProfileFields>({
    resolver: zodResolver(profileFields),
    values,
    resetOptions: { keepDirtyValues: true },
  });
  const save = useSaveProfile(form.reset);
  return (
    <FormProvider {...form}>
      <form
        method="post"
        noValidate
        onSubmit={form.handleSubmit((fields) => save.mutate({ id, email, ...fields }))}
        className="grid items-start gap-5 lg:grid-cols-[18rem_minmax(0,1fr)]"
      >
        <PhotoCard />
        <PersonalInformation email={email} isSaving={save.isPending} />
      </form>
      <UnsavedGuard when={form.formState.isDirty} />
    </FormProvider>
  );
}
