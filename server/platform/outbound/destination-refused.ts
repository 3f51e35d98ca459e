/** An address of this machine or of a private network was to be called, and it is not on the list. For admins to read. */
export class DestinationRefused extends Error {
  constructor(hostname: string, port: number, address: string) {
    const place = hostname === address || hostname === `[${address}]` ? hostname : `${hostname} (${address})`;
    super(
      `${place} is not an address of the public internet. To use an AI provider there, ` +
        `add ${hostname}:${port} to the setting PROVIDER_ALLOWED_HOSTS and restart the service.`,
    );
    this.name = 'DestinationRefused';
  }
}

/** The refusal behind an error, however often it was wrapped on its way. */
export function refusalBehind(error: unknown): DestinationRefused | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (cause instanceof DestinationRefused) return cause;
  return undefined;
}
