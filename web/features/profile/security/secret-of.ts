/** The secret in an `otpauth:` address, in groups of four for people who type it. */
export const secretOf = (uri: string): string =>
  (new URL(uri).searchParams.get('secret') ?? '').replace(/.{4}(?=.)/g, '$& ');
