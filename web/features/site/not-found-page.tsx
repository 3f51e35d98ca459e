import { data } from 'react-router';
import { NotFound } from './not-found.tsx';

export const meta = () => [{ title: 'Nothing Was Found · Facsimile' }, { name: 'robots', content: 'noindex' }];

/** Any path that no other route knows. */
export const loader = () => data(null, { status: 404 });

export default NotFound;
