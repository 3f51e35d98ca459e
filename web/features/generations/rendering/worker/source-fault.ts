/** What is wrong in a component, and where as far as it is known; lines and columns count from 1. */
export class SourceFault extends Error {
  readonly file: string;
  readonly line: number | undefined;

  constructor(reason: string, file: string, line?: number) {
    super(reason);
    this.file = file;
    this.line = line;
  }
}

/** An error of a file that runs, at the place that its trace names. */
export function faultOf(error: unknown, name: string): SourceFault {
  if (error instanceof SourceFault) return error;
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const [, file, line] = /(?:^|[\s(@/])((?:components\/)?[\w-]+\.(?:tsx|ts|vue)):(\d+):\d+/m.exec(stack) ?? [];
  return new SourceFault(
    `${message.replace(/[.\s]+$/, '')}.`,
    file ?? name,
    file?.endsWith('.vue') ? undefined : (line && Number(line)) || undefined,
  );
}
