import type { BackendOptions } from '../backend';
import { refusedByGateway } from './api-key';
import { readBytes, readJson } from './body';
import { preflight, withCors } from './cors';
import type { Family } from './family';
import { Refusal } from './refusal';
import { json } from './responses';
import { type Call, matchPath } from './route';

/** Finds who answers a request and lets them. Whatever goes wrong becomes an answer: it never rejects. */
export async function dispatch(
  request: Request,
  families: readonly Family[],
  options: BackendOptions,
): Promise<Response> {
  const url = new URL(request.url);
  const family = families.find(({ prefix }) => url.pathname.startsWith(`${prefix}/`));
  if (!family) return json(404, { message: 'Not found' });
  if (request.method === 'OPTIONS') return preflight(family.cors);
  return withCors(await answer(request, url, family, options), family.cors);
}

async function answer(
  request: Request,
  url: URL,
  family: Family,
  options: BackendOptions,
): Promise<Response> {
  const refused = family.needsKey(url.pathname) ? refusedByGateway(request) : undefined;
  if (refused) return refused;
  try {
    return await handle(request, url, family, options);
  } catch (error) {
    if (error instanceof Refusal) return family.envelope(error, request);
    console.error('The stand-in backend failed.', error);
    return family.envelope(family.unexpected(), request);
  }
}

function handle(request: Request, url: URL, family: Family, options: BackendOptions) {
  // A HEAD is a GET whose body nobody reads.
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  for (const route of family.routes) {
    const params = route.method === method ? matchPath(route.path, url.pathname) : undefined;
    if (!params) continue;
    const call: Call = {
      request,
      url,
      params,
      options,
      json: () => readJson(request, family.body),
      bytes: () => readBytes(request, family.body),
    };
    return route.handle(call);
  }
  throw family.notFound(url.pathname);
}
