export { SessionList, type SessionListProps } from './SessionList';
export type { ListedSession } from './SessionRow';
