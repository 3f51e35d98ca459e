import { toast as sonner } from 'sonner';

/** Short messages: a success stays 2 s, an error 4 s, something loading until it is dismissed. */
export const toast = {
  success: (text: string) => sonner.success(text, { duration: 2000 }),
  error: (text: string) => sonner.error(text, { duration: 4000 }),
  loading: (text: string) => sonner.loading(text, { duration: Number.POSITIVE_INFINITY }),
  dismiss: sonner.dismiss,
};
