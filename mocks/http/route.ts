import type { BackendOptions } from '../backend';

/** One request on its way through a handler. */
export interface Call {
  request: Request;
  url: URL;
  /** What stood at the `:name` parts of the route's path, decoded. */
  params: Readonly<Record<string, string>>;
  /** The body as JSON, read once. Refuses what is no JSON, or larger than its family takes, in that family's words. */
  json: () => Promise<unknown>;
  /** The body as it came, read once, with the same limit. */
  bytes: () => Promise<Uint8Array<ArrayBuffer>>;
  options: BackendOptions;
}

/** One operation of the backend. */
export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The whole path, as `/rest/v1/:table`; a `:name` is one part without a slash. */
  path: string;
  /** Throws a `Refusal` for what it will not do. */
  handle: (call: Call) => Response | Promise<Response>;
}

/** The decoded `:name` parts when a path fits a route's; else `undefined`. */
export function matchPath(pattern: string, path: string): Record<string, string> | undefined {
  const [wanted, given] = [pattern.split('/'), path.split('/')];
  if (wanted.length !== given.length) return undefined;
  const params: [string, string][] = [];
  for (const [index, part] of wanted.entries()) {
    const value = decodePart(given[index] ?? '');
    if (value === undefined) return undefined;
    if (part.startsWith(':')) {
      if (value === '') return undefined;
      params.push([part.slice(1), value]);
    } else if (part !== value) {
      return undefined;
    }
  }
  return Object.fromEntries(params);
}

/** `undefined` for a part that is wrongly encoded. */
function decodePart(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
