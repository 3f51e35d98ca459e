export { describeCause } from './describe-cause.ts';
export { recordIncident } from './record-incident.ts';
