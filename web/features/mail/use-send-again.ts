import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { errorMessage } from '#web/error-message.ts';
import { toast } from '#web/ui/toast.ts';

/** Puts a failed mail back into the queue. */
export function useSendAgain() {
  const queryClient = useQueryClient();
  return useMutation(
    api.mail.sendMailAgain.mutationOptions({
      onSuccess: () => toast.success('The mail is being sent again'),
      onError: (error) => toast.error(errorMessage(error, 'Failed to send message.')),
      onSettled: () => queryClient.invalidateQueries({ queryKey: api.mail.key() }),
    }),
  );
}
export type SendAgain = ReturnType<typeof useSendAgain>;
