import { useQuery } from '@tanstack/react-query';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { MailTemplate } from '#contract/mail.ts';
import { api } from '#web/api.ts';
import { errorMessage } from '#web/error-message.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { ListSkeleton } from '#web/ui/list-skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/list-states.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { TemplateDialog } from './template-dialog.tsx';
import { useTemplateActions } from './use-template-actions.ts';

export const meta = () => [{ title: 'Mail templates · Facsimile' }];

/** The templates of messages that admins send. */
export default function TemplatesPage() {
  const templates = useQuery(api.mail.listTemplates.queryOptions());
  const { remove } = useTemplateActions();
  const [open, setOpen] = useState<'closed' | 'new' | MailTemplate>('closed');
  const [doomed, setDoomed] = useState<MailTemplate | null>(null);
  return (
    <Card aria-labelledby="templates" className="min-w-0">
      <CardHeader>
        <h2 id="templates" className="font-semibold text-body">
          Templates
        </h2>
        <Button onClick={() => setOpen('new')}>
          <Plus aria-hidden="true" className="size-4" />
          Add Template
        </Button>
      </CardHeader>
      {templates.isPending && <ListSkeleton label="Loading templates" rows={3} />}
      {templates.isError && (
        <div className="p-4">
          <ErrorState
            message={`Failed to fetch templates: ${errorMessage(templates.error, 'Unknown error')}`}
            onRetry={() => templates.refetch()}
          />
        </div>
      )}
      {templates.data?.length === 0 && (
        <EmptyState title="No templates yet">
          A template fills in the subject and the text of a message; its placeholder becomes the recipient’s name.
        </EmptyState>
      )}
      {templates.data && templates.data.length > 0 && (
        <ul aria-label="Templates" className="divide-y divide-line">
          {templates.data.map((template) => (
            <li key={template._id} className="flex flex-wrap items-center gap-x-4 px-4 py-2 text-small sm:px-5">
              <div className="min-w-0 flex-1 basis-60 break-words">
                <p className="font-semibold">{template.templateName}</p>
                <p className="text-caption text-muted">{template.subject}</p>
              </div>
              <span className="text-caption text-muted">
                changed <Moment at={template.updatedAt} />
              </span>
              <span className="flex">
                <Button
                  look="quiet"
                  size="icon"
                  title="Edit"
                  aria-label={`Edit ${template.templateName}`}
                  onClick={() => setOpen(template)}
                >
                  <Pencil aria-hidden="true" className="size-4" />
                </Button>
                <Button
                  look="quiet"
                  size="icon"
                  title="Delete"
                  aria-label={`Delete ${template.templateName}`}
                  onClick={() => setDoomed(template)}
                >
                  <Trash2 aria-hidden="true" className="size-4" />
                </Button>
              </span>
            </li>
          ))}
        </ul>
      )}
      {open !== 'closed' && (
        <TemplateDialog editing={typeof open === 'object' ? open : undefined} onClose={() => setOpen('closed')} />
      )}
      <ConfirmDialog
        open={doomed !== null}
        onOpenChange={(wanted) => !wanted && setDoomed(null)}
        title="Are you sure you want to delete this template?"
        description={`“${doomed?.templateName}” will be permanently deleted. Messages already sent with it stay in the log.`}
        confirmLabel="Delete"
        onConfirm={() => doomed && remove.mutate({ id: doomed._id })}
      />
    </Card>
  );
}
