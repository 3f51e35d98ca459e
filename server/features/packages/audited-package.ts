import type { PackageRow } from './get-package-by-id.ts';

/** A package as the audit log holds it. */
export const auditedPackage = ({ id: _id, createdAt: _createdAt, ...fields }: PackageRow) => fields;

export const packageSubject = ({ id, packageName }: PackageRow) => ({ type: 'package', id, name: packageName });
