import { ownProfileProcedures } from './own-profile-procedures.ts';
import { signInProcedures } from './sign-in-procedures.ts';

export const profileProcedures = { ...ownProfileProcedures, ...signInProcedures };
