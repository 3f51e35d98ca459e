import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type DefaultValues, type FieldErrors, type FieldValues, type Resolver, useForm } from 'react-hook-form';
import type * as z from 'zod';
import { api } from '#web/api.ts';
import { errorCode, errorMessage } from '#web/error-message.ts';
import { type Tell, toastFor } from '#web/ui/form/tell.ts';
import { draftChanges } from './draft-changes.ts';
import { forgetSiteCache } from './forget-site-cache.ts';
import { type Section, sectionFields } from './section-fields.ts';

type Answer<Fields> = Promise<{ data: Section<Fields>; message: string }>;

/** Something else than a save that an admin does to a section: toggle, reset, delete. */
interface SectionAct<Fields> {
  call: () => Answer<Fields>;
  /** Said in place of the server's own message. */
  done?: (section: Section<Fields>) => string;
  failed: Failure;
  /** What was typed goes (a reset). Otherwise it stays. */
  dropDraft?: boolean;
}

interface SectionEditorOptions<Fields> {
  /** The section as it was read last. */
  loaded: Section<Fields>;
  schema: z.ZodType<Fields>;
  read: () => Promise<{ data: Section<Fields> | null }>;
  save: (input: Fields & { version: number }) => Answer<Fields>;
  saved: string;
  failed: Failure;
  /** Where messages go; toasts of 5 s unless told otherwise. */
  tell?: Tell;
  onInvalid?: (errors: FieldErrors<Fields & FieldValues>) => void;
}

/**
 * The form of one section: its draft, its saves, and what happens when somebody else saves in between. `base` is the
 * version that the draft began with; what was typed always survives, except where the admin says otherwise.
 */
export function useSectionEditor<Fields extends FieldValues>(options: SectionEditorOptions<Fields>) {
  const { loaded, schema, read, saved, failed, tell = toastFor(), onInvalid } = options;
  const queryClient = useQueryClient();
  const [base, setBase] = useState(loaded);
  const [conflict, setConflict] = useState(false);
  const form = useForm<Fields>({
    resolver: zodResolver(schema as z.ZodType<Fields, Fields>) as Resolver<Fields>,
    defaultValues: sectionFields(loaded) as DefaultValues<Fields>,
  });
  const draft = form.watch();
  const isDirty = Object.keys(draftChanges(sectionFields(base), draft)).length > 0;

  /** Makes `section` what the draft is compared with; what differs from `before` in the draft is kept. */
  const adopt = (section: Section<Fields>, before?: Fields) => {
    const mine = before ? draftChanges(before, form.getValues()) : {};
    // In one go: lists inside a field would not hear of values that are set one by one.
    form.reset({ ...sectionFields(section), ...mine });
    setBase(section);
    setConflict(false);
  };
  const afterwards = () => {
    forgetSiteCache();
    return queryClient.invalidateQueries({ queryKey: api.content.key() });
  };

  // Read again in the background: shown at once where nothing was typed.
  useEffect(() => {
    if (loaded.version > base.version && !isDirty) {
      form.reset(sectionFields(loaded));
      setBase(loaded);
    }
  }, [loaded, base.version, isDirty, form]);

  const save = useMutation({
    mutationFn: async ({ fields }: { fields: Fields; typed: Fields }) =>
      options.save({ ...fields, version: base.version }),
    onSuccess: ({ data }, { typed }) => {
      adopt(data, typed);
      tell.success(saved);
      return afterwards();
    },
    onError: (error) =>
      errorCode(error) === 'CONTENT_CHANGED' ? setConflict(true) : tell.error(failureText(error, failed)),
  });
  const act = useMutation({
    mutationFn: ({ call }: SectionAct<Fields>) => call(),
    onSuccess: ({ data, message }, { done, dropDraft }) => {
      // A version that this draft has never seen lies between: the next save is to say so, so the base stays.
      const skipped = isDirty && data.version > base.version + 1;
      if (dropDraft || !skipped) adopt(data, dropDraft ? undefined : sectionFields(base));
      tell.success(done?.(data) ?? message);
      return afterwards();
    },
    onError: (error, { failed: text }) => tell.error(failureText(error, text)),
  });
  /** Reads the present version; the draft goes on top of it, or goes. */
  const reload = useMutation({
    mutationFn: (_choice: { keepDraft: boolean }) => read(),
    onSuccess: ({ data }, { keepDraft }) => {
      if (data) adopt(data, keepDraft ? sectionFields(base) : undefined);
      return queryClient.invalidateQueries({ queryKey: api.content.key() });
    },
    onError: (error) => tell.error(failureText(error, failed)),
  });

  return {
    form,
    draft,
    isDirty,
    /** The section as the server has it. */
    section: loaded.version > base.version ? loaded : base,
    conflict,
    saving: save.isPending,
    busy: act.isPending || reload.isPending,
    submit: form.handleSubmit(
      (fields) => save.mutate({ fields, typed: structuredClone(form.getValues()) }),
      (errors) => onInvalid?.(errors as FieldErrors<Fields & FieldValues>),
    ),
    act: act.mutate,
    reload: reload.mutate,
  };
}

/** What is said about a failure: a fallback for when the server has no words, or a sentence of one's own. */
type Failure = string | ((error: unknown) => string);

const failureText = (error: unknown, failure: Failure): string =>
  typeof failure === 'string' ? errorMessage(error, failure) : failure(error);
