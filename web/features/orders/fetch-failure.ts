import { errorStatus, NETWORK_ERROR } from '#web/error-message.ts';

/** 'Failed to fetch data: HTTP error! Status: 500', or what else came between. */
export const fetchFailure = (error: unknown): string =>
  `Failed to fetch data: ${errorStatus(error) ? `HTTP error! Status: ${errorStatus(error)}` : NETWORK_ERROR}`;
