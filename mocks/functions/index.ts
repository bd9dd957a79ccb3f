import type { Route } from '../http/route';

/** Everything under `/functions/v1`. */
export const functionRoutes: readonly Route[] = [];
