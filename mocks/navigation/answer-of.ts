import type { Backend } from '../backend';

/** What a navigation comes to. */
export type NavigationAnswer =
  | { kind: 'redirect'; to: string }
  | { kind: 'page'; html: string }
  | { kind: 'problem'; message: string };

const lost =
  'The stand-in backend is set to be out of reach. Choose another network in its panel, then reload.';
const unknown = 'The stand-in backend could not answer this address.';

/** What a JSON error says to a person, in whichever of the backend's envelopes. */
function messageOf(text: string): string {
  try {
    const { message, msg, error_description: description } = JSON.parse(text) as Record<string, unknown>;
    const said = [message, msg, description].find((part) => typeof part === 'string' && part !== '');
    return typeof said === 'string' ? said : unknown;
  } catch {
    return unknown;
  }
}

/**
 * Asks the backend for what the address bar shows. Some hosts add a slash to the address of a folder, and a fragment
 * never leaves the browser: the backend sees neither.
 */
export async function answerOf(backend: Backend, asked: Request): Promise<NavigationAnswer> {
  const url = new URL(asked.url);
  url.pathname = url.pathname.replace(/\/+$/, '');
  url.hash = '';
  const response = await backend.fetch(new Request(url, asked));
  const location = response.headers.get('Location');
  if (location) return { kind: 'redirect', to: new URL(location, url).href };
  if (response.type === 'error') return { kind: 'problem', message: lost };
  const text = await response.text();
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html');
  return isPage ? { kind: 'page', html: text } : { kind: 'problem', message: messageOf(text) };
}
