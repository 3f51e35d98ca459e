import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { MailTemplate } from '#contract/mail.ts';
import { api, client } from '#web/api.ts';
import { errorMessage } from '#web/error-message.ts';
import { useAccount } from '#web/features/accounts/index.ts';
import { toast } from '#web/ui/toast.ts';
import { sendFailure } from './send-failure.ts';

export interface TemplateValues {
  templateName: string;
  subject: string;
  messageBody: string;
}

/** What can be done with a template, each with its message. */
export function useTemplateActions() {
  const queryClient = useQueryClient();
  const { session } = useAccount();
  const refresh = () =>
    Promise.all([api.mail.key(), api.audit.key()].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  const save = useMutation({
    mutationFn: ({ editing, values }: { editing: MailTemplate | undefined; values: TemplateValues }) => {
      const { messageBody: body, ...fields } = values;
      return editing
        ? client.mail.updateTemplate({ id: editing._id, body, ...fields })
        : client.mail.addTemplate({ body, ...fields });
    },
    onSuccess: (_saved, { editing }) => {
      toast.success(editing ? 'Template updated successfully' : 'Template added successfully');
      return refresh();
    },
  });
  const remove = useMutation(
    api.mail.deleteTemplate.mutationOptions({
      onSuccess: () => toast.success('Template deleted successfully'),
      onError: (error) => toast.error(errorMessage(error, 'Failed to delete template')),
      onSettled: refresh,
    }),
  );
  const test = useMutation({
    mutationFn: (values: TemplateValues) => client.mail.sendMessage({ ...values, toEmail: session?.user.email ?? '' }),
    onSuccess: () => {
      toast.success(`Test sent to ${session?.user.email}`);
      return refresh();
    },
    onError: (error) => toast.error(sendFailure(error)),
  });
  return { save, remove, test };
}
