import { refusal } from '../refusal';
import { isAddress, isPublicAddress } from './public-address';

/** Names that lead to this computer or its network, by how they end. A name without a dot does so as well. */
const privateEndings = [
  'localhost',
  'local',
  'internal',
  'intranet',
  'lan',
  'home',
  'corp',
  'private',
  'home.arpa',
  'test',
  'invalid',
  'onion',
];

function isPublicName(hostname: string): boolean {
  const labels = hostname.replace(/\.$/, '').split('.');
  // An empty label is in no name that exists, and hides how the name ends from the comparison below.
  if (labels.length === 1 || labels.includes('')) return false;
  const name = labels.join('.');
  return !privateEndings.some((ending) => name.endsWith(`.${ending}`));
}

/**
 * Refuses an address that pictures are not fetched from: one that leads to a private network, carries a password, or
 * is not of the web. What a name leads to is for whoever fetches to check.
 */
export function checkAddress(
  { protocol, username, password, hostname }: URL,
  isPublic: (address: string) => boolean = isPublicAddress,
): void {
  const isOfTheWeb = protocol === 'http:' || protocol === 'https:';
  const isPublicHost = isAddress(hostname) ? isPublic(hostname) : isPublicName(hostname);
  if (!isOfTheWeb || username || password || !isPublicHost) {
    throw refusal('forbidden_address', { field: 'image_url' });
  }
}
