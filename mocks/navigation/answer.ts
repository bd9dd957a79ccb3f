import type { Backend } from '../backend';

/** What a navigation page shows. */
export type NavigationAnswer =
  | { kind: 'redirect'; to: string }
  | { kind: 'page'; html: string }
  | { kind: 'problem'; message: string };

const offline =
  'The demo backend is set to be out of reach. Choose another network in its panel, then reload.';
const unknown = 'The demo backend could not answer this address.';

/** The message of a JSON error, in any of the backend's formats. */
function messageOf(text: string): string {
  try {
    const { message, msg, error_description: description } = JSON.parse(text) as Record<string, unknown>;
    const found = [message, msg, description].find((part) => typeof part === 'string' && part !== '');
    return typeof found === 'string' ? found : unknown;
  } catch {
    return unknown;
  }
}

/**
 * Sends a navigation to the backend. Removes the trailing slash that some hosts add, and the fragment, which browsers
 * do not send.
 */
export async function answerNavigation(backend: Backend, request: Request): Promise<NavigationAnswer> {
  const url = new URL(request.url);
  url.pathname = url.pathname.replace(/\/+$/, '');
  url.hash = '';
  const { method, headers } = request;
  // `new Request(url, request)` would read `request.body`, which Firefox does not have.
  const body = method === 'GET' ? null : await request.arrayBuffer();
  const response = await backend.fetch(new Request(url, { method, headers, body }));
  const location = response.headers.get('Location');
  if (location) return { kind: 'redirect', to: new URL(location, url).href };
  if (response.type === 'error') return { kind: 'problem', message: offline };
  const text = await response.text();
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html');
  return isPage ? { kind: 'page', html: text } : { kind: 'problem', message: messageOf(text) };
}
