interface Stamps {
  version: number;
  createdAt: string | null;
  updatedAt: string | null;
}
/** A section as the server tells it: its fields, and when they were saved. */
export type Section<Fields> = Fields & Stamps;

/** What of a section is edited. */
export function sectionFields<Fields extends object>(section: Section<Fields>): Fields {
  const { version: _version, createdAt: _createdAt, updatedAt: _updatedAt, ...fields } = section;
  return fields as unknown as Fields;
}
