import type { ItemRow } from './get-item.ts';

/** An item as the audit log holds it. */
export const auditedItem = ({ id: _id, createdAt: _createdAt, ...fields }: ItemRow) => fields;

export const itemSubject = ({ id, itemName }: ItemRow) => ({ type: 'item', id, name: itemName });
