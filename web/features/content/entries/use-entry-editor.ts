import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, type Resolver, useForm } from 'react-hook-form';
import type * as z from 'zod';
import { errorCode, errorMessage } from '#web/error-message.ts';
import { toastFor } from '#web/ui/form/tell.ts';
import { editButtonId } from './entry-buttons.tsx';

interface EntryEditorOptions<Entry, Values, Fields> {
  schema: z.ZodType<Fields, Values>;
  /** What an empty form holds; it may change with the list (the next order). */
  blank: Values;
  valuesOf: (entry: Entry) => Values;
  /** Where the focus goes. */
  firstField: Path<Values & FieldValues>;
  add: (fields: Fields) => Promise<unknown>;
  update: (id: string, fields: Fields) => Promise<unknown>;
  texts: Record<'added' | 'updated' | 'addFailed' | 'updateFailed', string>;
  refresh: () => Promise<unknown>;
}

/** The one form of a list: it adds an entry, or changes the one that was picked, and is empty afterwards. */
export function useEntryEditor<Entry extends { _id: string }, Values extends FieldValues, Fields>(
  options: EntryEditorOptions<Entry, Values, Fields>,
) {
  const { schema, blank, valuesOf, firstField, texts, refresh } = options;
  const tell = toastFor();
  const [editing, setEditing] = useState<Entry>();
  const form = useForm<Values, unknown, Fields>({
    resolver: zodResolver(schema) as unknown as Resolver<Values, unknown, Fields>,
    defaultValues: blank as DefaultValues<Values>,
  });
  const draft = form.watch();
  const { isDirty } = form.formState;

  // An empty form follows the list, unless its values are the same: a reset would take a message away.
  const shownBlank = useRef(blank);
  useEffect(() => {
    if (editing || isDirty || JSON.stringify(blank) === JSON.stringify(shownBlank.current)) return;
    shownBlank.current = blank;
    form.reset(blank as DefaultValues<Values>);
  }, [blank, editing, isDirty, form]);

  /** Keeps the inputs known, so that one of them can be focused at once. */
  const fill = (values: Values) => form.reset(values as DefaultValues<Values>, { keepFieldsRef: true });
  const drop = () => {
    setEditing(undefined);
    shownBlank.current = blank;
    fill(blank);
  };
  /** Empties the form; the keyboard goes on where it came from. */
  const clear = () => {
    drop();
    if (editing) document.getElementById(editButtonId(editing._id))?.focus();
    else form.setFocus(firstField as Path<Values>);
  };
  const edit = (entry: Entry) => {
    setEditing(entry);
    fill(valuesOf(entry));
    form.setFocus(firstField as Path<Values>);
  };
  const save = useMutation({
    mutationFn: (fields: Fields) => (editing ? options.update(editing._id, fields) : options.add(fields)),
    onSuccess: async () => {
      tell.success(editing ? texts.updated : texts.added);
      await refresh();
      clear();
    },
    onError: (error) => {
      tell.error(errorMessage(error, editing ? texts.updateFailed : texts.addFailed));
      if (errorCode(error) !== 'NOT_FOUND') return;
      // Somebody else deleted it: what was typed stays, and a save adds it again.
      setEditing(undefined);
      return refresh();
    },
  });
  return {
    form,
    draft,
    editing,
    isDirty,
    saving: save.isPending,
    edit,
    clear,
    drop,
    submit: form.handleSubmit((fields) => save.mutate(fields)),
  };
}
