import type { FormEventHandler, ReactNode } from 'react';
import { classNames } from '../class-names.ts';

interface EditorPageProps {
  /** e.g. 'Banner Section Management'. */
  title: string;
  /** What the section is like now: a badge, figures. */
  status?: ReactNode;
  /** Messages above the form: what was done, what went wrong. */
  notices?: ReactNode;
  /** The bar that stays in sight: `<EditorActions>`. */
  actions?: ReactNode;
  form: ReactNode;
  /** With it the fields and the bar are one form. Without it the fields bring forms of their own. */
  onSubmit?: FormEventHandler<HTMLFormElement>;
  /** Beside the form where there is room, under it elsewhere: `<PreviewPane>`. */
  preview?: ReactNode;
  /** `<VersionsPanel>`. */
  versions?: ReactNode;
}

/** The frame of every editor: what it is, the form, what visitors will see, what it was before. */
export function EditorPage({ title, status, notices, actions, form, onSubmit, preview, versions }: EditorPageProps) {
  const fields = (
    <>
      {form}
      {actions}
    </>
  );
  return (
    <section aria-labelledby="editor" className="@container grid min-w-0 gap-5">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="editor" className="font-semibold text-title">
          {title}
        </h2>
        {status}
      </header>
      <div className="grid gap-2 empty:hidden">{notices}</div>
      <div className={classNames('grid items-start gap-6', Boolean(preview) && '@4xl:grid-cols-2')}>
        <div className="grid min-w-0 gap-6 [&_:is(input,textarea,select,button)]:scroll-mt-20 [&_:is(input,textarea,select,button)]:scroll-mb-24">
          {onSubmit ? (
            <form method="post" noValidate onSubmit={onSubmit} className="grid min-w-0 gap-5">
              {fields}
            </form>
          ) : (
            fields
          )}
        </div>
        {preview && <div className="min-w-0 @4xl:sticky @4xl:top-6">{preview}</div>}
      </div>
      {versions}
    </section>
  );
}
