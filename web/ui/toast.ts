import { toast as sonner } from 'sonner';

/** Short messages: unless told otherwise a success stays 2 s, an error 4 s, something loading until it is dismissed. */
export const toast = {
  success: (text: string, duration = 2000) => sonner.success(text, { duration }),
  error: (text: string, duration = 4000) => sonner.error(text, { duration }),
  info: (text: string, duration = 4000) => sonner.info(text, { duration }),
  loading: (text: string) => sonner.loading(text, { duration: Number.POSITIVE_INFINITY }),
  dismiss: sonner.dismiss,
};
