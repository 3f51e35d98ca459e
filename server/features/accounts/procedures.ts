import { userProcedures } from './users/procedures.ts';
import { userRecordProcedures } from './users/record-procedures.ts';

export const accountProcedures = { ...userProcedures, ...userRecordProcedures };
