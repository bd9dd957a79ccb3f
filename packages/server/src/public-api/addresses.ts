import ipaddr from 'ipaddr.js';
import { apiError } from './errors';

/** Endings of names that lead to this computer or its network. A name without a dot does so as well. */
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

/** A cloud provider's metadata service in a public range. */
const metadataAddress = '168.63.129.16';
/** IPv6 assigns public addresses from here only (global unicast), except for the documentation range. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');
const documentation = ipaddr.IPv6.parseCIDR('3fff::/20');

/** An address as `URL` writes it, which undoes unusual notations; `undefined` if it is invalid. */
function canonicalHost(address: string): string | undefined {
  const host = address.includes(':') && !address.startsWith('[') ? `[${address}]` : address;
  return URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : undefined;
}

/** The IP address that a URL's host is; `undefined` if the host is a name. */
function parseHost(hostname: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  const text = hostname.replace(/^\[|\]$/g, '');
  const isAddress = hostname.startsWith('[') || ipaddr.IPv4.isValidFourPartDecimal(text);
  return isAddress ? ipaddr.parse(text) : undefined;
}

function isPublic(address: ipaddr.IPv4 | ipaddr.IPv6): boolean {
  if (address.range() !== 'unicast' || address.toString() === metadataAddress) return false;
  if (address instanceof ipaddr.IPv4) return true;
  return address.match(globalUnicast) && !address.match(documentation);
}

/** Whether an IP address, in any notation, belongs to the public internet. */
export function isPublicAddress(text: string): boolean {
  const address = parseHost(canonicalHost(text) ?? '');
  return address !== undefined && isPublic(address);
}

function isPublicName(hostname: string): boolean {
  const labels = hostname.replace(/\.$/, '').split('.');
  // An empty label is invalid, and would hide the ending from the comparison below.
  if (labels.length === 1 || labels.includes('')) return false;
  const name = labels.join('.');
  return !privateEndings.some((ending) => name.endsWith(`.${ending}`));
}

/**
 * Whether the server may connect to an address: not in a private network, without credentials, over HTTP. Where a name
 * resolves to is checked when it connects.
 */
export function isPublicUrl(
  { protocol, username, password, hostname }: URL,
  isAllowed: (address: string) => boolean = isPublicAddress,
): boolean {
  const isHttp = protocol === 'http:' || protocol === 'https:';
  const isPublicHost = parseHost(hostname) ? isAllowed(hostname) : isPublicName(hostname);
  return isHttp && !username && !password && isPublicHost;
}

/** Throws for an address that pictures are not fetched from. */
export function checkAddress(address: URL, isAllowed?: (address: string) => boolean): void {
  if (!isPublicUrl(address, isAllowed)) throw apiError('forbidden_address', { field: 'image_url' });
}
