import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '#web/api.ts';

/** How long a preview waits for the next letter, in ms. */
const PAUSE_MS = 400;

interface Draft {
  subject: string;
  messageBody: string;
  toEmail?: string;
}

/** The mail that a draft would become, as the server cleans it; a little behind what is typed. */
export function usePreview({ subject, messageBody, toEmail }: Draft) {
  const [input, setInput] = useState({ subject, messageBody, ...(toEmail && { toEmail }) });
  useEffect(() => {
    const timer = setTimeout(() => setInput({ subject, messageBody, ...(toEmail && { toEmail }) }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [subject, messageBody, toEmail]);
  return useQuery({
    ...api.mail.previewMail.queryOptions({ input }),
    enabled: input.messageBody.trim() !== '',
    placeholderData: keepPreviousData,
  });
}
