import { useQuery } from '@tanstack/react-query';
import type { MailTemplate } from '#contract/mail.ts';
import { api } from '#web/api.ts';
import { errorMessage } from '#web/error-message.ts';
import { Field } from '#web/ui/field.tsx';
import { ErrorState } from '#web/ui/list-states.tsx';
import { Select } from '#web/ui/select.tsx';

interface TemplateChoiceProps {
  chosen: MailTemplate | undefined;
  onChoose: (template: MailTemplate | undefined) => void;
}

/** A template fills subject and message; without one both are written freely. */
export function TemplateChoice({ chosen, onChoose }: TemplateChoiceProps) {
  const templates = useQuery(api.mail.listTemplates.queryOptions());
  return (
    <div className="grid gap-2">
      <Field label="Template">
        {(ids) => (
          <Select
            {...ids}
            value={chosen?._id ?? ''}
            disabled={!templates.data}
            onChange={({ target }) => onChoose(templates.data?.find(({ _id }) => _id === target.value))}
          >
            <option value="">{templates.isPending ? 'Loading...' : 'No template'}</option>
            {templates.data?.map(({ _id, templateName }) => (
              <option key={_id} value={_id}>
                {templateName}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {templates.isError && (
        <ErrorState
          message={`Failed to fetch templates: ${errorMessage(templates.error, 'Unknown error')}`}
          onRetry={() => templates.refetch()}
        />
      )}
    </div>
  );
}
