// The directory of users.

export { UsersCard } from './users-card.tsx';
