export { getItem } from './get-item.ts';
