import type { Incident } from '#contract/incidents.ts';
import type { FoundIncident } from './find-incidents.ts';

export function presentIncident({ row, userName }: FoundIncident): Incident {
  return {
    _id: row.id,
    reference: row.reference,
    at: row.at.toISOString(),
    area: row.area,
    told: row.told,
    cause: row.cause,
    userId: row.userId,
    userName,
    subjectId: row.subjectId,
  };
}
