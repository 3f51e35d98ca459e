import type { UserRole } from '#contract/vocabulary/roles.ts';

/** Who is signed in, as every call sees them. */
export type SessionUser = {
  id: string;
  name: string;
  email: string;
  emailVerified: boolean;
  image: string | null;
  role: UserRole;
  twoFactorEnabled: boolean;
};

export type Session = {
  id: string;
  createdAt: Date;
  user: SessionUser;
  /** Cookies that renew the session in the browser. */
  setCookies: string[];
};

export type SessionReader = {
  /**
   * Whose session this Cookie header names; null for none, an ended or a disabled person's one. The row is read each time,
   * so a session that was ended is over with the next call.
   * @param renew whether its use prolongs it
   */
  read(cookieHeader: string | undefined, renew?: boolean): Promise<Session | null>;
};
