import { userRecordsContract } from './accounts/user-records.ts';
import { usersContract } from './accounts/users.ts';

/** Users as admins see and edit them, and everybody's own record. */
export const accounts = { ...usersContract, ...userRecordsContract };
