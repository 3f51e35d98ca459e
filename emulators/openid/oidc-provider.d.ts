// The package brings no types; this is what the emulator uses of it.
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  type Context = {
    oidc: { result?: { login?: unknown }; client: { clientId: string }; session: { accountId: string } };
  };
  type Account = { accountId: string; claims(): Record<string, unknown> };

  export class Provider {
    constructor(issuer: string, configuration: Record<string, unknown>);
    readonly Client: { prototype: { redirectUriAllowed(uri: string): boolean } };
    readonly Grant: new (fields: {
      clientId: string;
      accountId: string;
    }) => {
      addOIDCScope(scope: string): void;
      save(): Promise<string>;
    };
    callback(): (request: IncomingMessage, response: ServerResponse) => void;
    interactionDetails(request: IncomingMessage, response: ServerResponse): Promise<{ uid: string }>;
    interactionFinished(request: IncomingMessage, response: ServerResponse, result: object): Promise<void>;
    on(event: string, listener: (context: Context, error: Error) => void): void;
  }

  export namespace interactionPolicy {
    class Check {
      constructor(reason: string, description: string, check: (context: Context) => boolean);
      static readonly REQUEST_PROMPT: boolean;
      static readonly NO_NEED_TO_PROMPT: boolean;
    }
    function base(): { get(name: string): { checks: { add(check: Check): void } } };
  }

  export type { Account, Context };
}
