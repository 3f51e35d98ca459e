import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';

/** How the shop is paid. */
export const usePayPalSettings = () =>
  useQuery({ ...api.payPal.getPayPalSettings.queryOptions(), select: ({ data }) => data });
