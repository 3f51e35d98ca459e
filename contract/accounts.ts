import { profileContract } from './accounts/profile.ts';
import { usersContract } from './accounts/users.ts';

/** Users as admins see them, and what people do with their own account. */
export const accounts = { ...usersContract, ...profileContract };
