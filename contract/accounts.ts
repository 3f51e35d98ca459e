import { usersContract } from './accounts/users.ts';

/** Users as admins see them. */
export const accounts = { listUsers: usersContract.listUsers };
