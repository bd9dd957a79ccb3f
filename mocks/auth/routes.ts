import type { Route } from '../http/route';

/** Everything under `/auth/v1`. */
export const authRoutes: readonly Route[] = [];
