/** Somebody who can choose to sign in. `sub` is the provider's id; left out it is made from the e-mail. */
export type OpenIDAccount = {
  email: string;
  name: string;
  emailVerified: boolean;
  sub?: string;
  picture?: string;
};

export type OpenIDEmulatorOptions = {
  port?: number;
  accounts?: OpenIDAccount[];
  clientId?: string;
  clientSecret?: string;
  log?: (line: string) => void;
};

export type OpenIDEmulator = {
  /** The issuer. */
  url: string;
  clientId: string;
  clientSecret: string;
  accounts: OpenIDAccount[];
  /** Forgets who signed in and which codes were given out. */
  reset(): void;
  close(): Promise<void>;
};
