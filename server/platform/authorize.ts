import { failure } from './errors.ts';

declare const authorized: unique symbol;

/** A record that the actor may use. Mutations take this type, so that forgetting the check does not compile. */
export type Authorized<T> = T & { readonly [authorized]: true };

/** @throws `refusal` (FORBIDDEN when left out) unless allowed */
export function authorize<T>(record: T, allowed: boolean, refusal: Error = failure('FORBIDDEN')): Authorized<T> {
  if (!allowed) throw refusal;
  return record as Authorized<T>;
}
