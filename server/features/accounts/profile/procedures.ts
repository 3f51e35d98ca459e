import { signInProcedures } from './sign-in-procedures.ts';

export const profileProcedures = { ...signInProcedures };
