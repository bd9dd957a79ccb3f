import type { Context, Route } from '@verapix/server/http/router';
import type { BackendOptions } from '../backend';

/** What a handler of the mock backend gets: the request, and the options of the backend. */
export interface BackendContext extends Context {
  options: BackendOptions;
}

export type BackendRoute = Route<BackendContext>;

/** Gives routes the options of their backend. */
export function withOptions(routes: readonly BackendRoute[], options: BackendOptions): readonly Route[] {
  return routes.map((route) => ({
    ...route,
    handle: (context) => route.handle({ ...context, options }),
  }));
}
