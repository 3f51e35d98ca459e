import { redirect } from 'react-router';
import { paths } from '#web/paths.ts';

/** /admin and /admin/settings lead to the first tab. */
export const loader = () => redirect(paths.geminiKeys);

export default function AdminIndex() {
  return null;
}
