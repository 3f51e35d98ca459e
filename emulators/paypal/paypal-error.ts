import { debugId } from './ids.ts';
import { describeIssue } from './issues.ts';
import type { Link } from './wire-types.ts';

export type IssueDetail = {
  issue: string;
  /** JSON pointer into the body, or the name of a header or parameter. */
  field?: string;
  value?: string;
  location?: 'body' | 'path' | 'query' | 'header';
};

const envelopes: Record<number, [name: string, message: string]> = {
  400: ['INVALID_REQUEST', 'Request is not well-formed, syntactically incorrect, or violates schema.'],
  401: ['AUTHENTICATION_FAILURE', 'Authentication failed: the Authorization header is missing or invalid.'],
  403: ['NOT_AUTHORIZED', 'Authorization failed due to insufficient permissions.'],
  404: ['RESOURCE_NOT_FOUND', 'The specified resource does not exist.'],
  405: ['METHOD_NOT_SUPPORTED', 'The server does not implement the requested HTTP method.'],
  409: ['RESOURCE_CONFLICT', 'The server has detected a conflict while processing this request.'],
  415: ['UNSUPPORTED_MEDIA_TYPE', 'The server does not support the request payload’s media type.'],
  422: ['UNPROCESSABLE_ENTITY', 'The requested action could not be performed, or failed business validation.'],
  429: ['RATE_LIMIT_REACHED', 'Too many requests. Blocked due to rate limiting.'],
  500: ['INTERNAL_SERVER_ERROR', 'An internal server error occurred.'],
  503: ['SERVICE_UNAVAILABLE', 'Service Unavailable.'],
};

/** A request that PayPal refuses. */
export class PayPalError extends Error {
  readonly status: number;
  readonly details: IssueDetail[];
  readonly links: Link[];

  constructor(status: number, details: IssueDetail[] = [], links: Link[] = []) {
    super(details[0]?.issue ?? envelopes[status]?.[0] ?? String(status));
    this.status = status;
    this.details = details;
    this.links = links;
  }
}

export const unprocessable = (issue: string, detail: Omit<IssueDetail, 'issue'> = {}, links: Link[] = []) =>
  new PayPalError(422, [{ issue, ...detail }], links);

export const notFound = (field: string, value: string) =>
  new PayPalError(404, [{ issue: 'INVALID_RESOURCE_ID', field, value, location: 'path' }]);

/** The body of an error's answer. */
export function errorEnvelope({ status, details, links }: PayPalError) {
  const [name, message] = envelopes[status] ?? ['ERROR', `HTTP status ${status}.`];
  const information = details.map(({ issue }) => ({
    href: `https://developer.paypal.com/api/rest/reference/orders/v2/errors/#${issue}`,
    rel: 'information_link',
    method: 'GET' as const,
  }));
  return {
    name,
    message,
    debug_id: debugId(),
    ...(details.length > 0 && {
      details: details.map(({ issue, ...rest }) => ({ issue, description: describeIssue(issue), ...rest })),
    }),
    links: [...information, ...links],
  };
}
