import type { Route } from '../http/route';

/** Everything under `/rest/v1`. */
export const restRoutes: readonly Route[] = [];
