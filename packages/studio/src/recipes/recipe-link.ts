import type { RecipeDraft } from '@verapix/machines';
import { recipeText } from './recipe-file';
import * as messages from '@verapix/messages/lib-recipes';

/** Links of this scheme open the installed app: `web+verapix:` and the recipe's text. */
export const recipeProtocol = 'web+verapix';
/** The part of an address that holds a recipe: in the fragment, which is not sent to the server. */
const fragment = '#recipe=';
/** The query in which the browser passes a link of the scheme. */
export const protocolQuery = 'link';

/** Base64 for addresses (RFC 4648, section 5) of a text in UTF-8. */
function encode(text: string): string {
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte));
  return btoa(bytes.join('')).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function decode(text: string): string {
  const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
}

/** A link to a page that offers a recipe: the recipe itself, without pictures. */
export const recipeLink = (recipe: RecipeDraft, page: string): string =>
  `${page}${fragment}${encode(recipeText(recipe))}`;

/** What an address holds in place of a recipe's file; undefined if it has no recipe. It may hold anything. */
export function linkedFile({ hash, search }: Pick<Location, 'hash' | 'search'>): File | undefined {
  const passed = new URLSearchParams(search).get(protocolQuery);
  const text = hash.startsWith(fragment)
    ? hash.slice(fragment.length)
    : passed?.replace(`${recipeProtocol}:`, '');
  if (text === undefined) return undefined;
  let content = text;
  try {
    content = decode(text);
  } catch {
    // Not base64: the file's reader says that it holds no recipe.
  }
  return new File([content], messages.link, { type: 'application/json' });
}
