/** Which addresses of the internet lead to the internet, and not to this computer, its network or its provider. */

/** A block of addresses: its first one and how many bits it fixes. */
type Block = readonly [first: string, bits: number];

/** IPv4 for special purposes (IANA registry), multicast and reserved. The provider's own, as 169.254.169.254, are among them. */
const specialBlocks: readonly Block[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];
/** A provider's service that hands out its secrets, within a block that is public otherwise. */
const metadataAddresses = ['168.63.129.16', '100.100.100.200'];

/** Of IPv6 only global unicast is public, but for these: special purposes, documentation, and IPv4 in disguise. */
const globalUnicast: Block = ['2000::', 3];
const specialBlocks6: readonly Block[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const bits4 = (address: string) =>
  address
    .split('.')
    .map((part) => Number(part).toString(2).padStart(8, '0'))
    .join('');

/** Of an address as `URL` writes it: groups of hexadecimal digits, at most one `::`. */
function bits6(address: string): string {
  const [start = '', end] = address
    .split('::')
    .map((half) => half.split(':').filter(Boolean).map(bitsOfGroup).join(''));
  return end === undefined ? start : start + '0'.repeat(128 - start.length - end.length) + end;
}

const bitsOfGroup = (group: string) => Number.parseInt(group, 16).toString(2).padStart(16, '0');

function isWithin(bits: string, [first, length]: Block, toBits: (address: string) => string): boolean {
  return bits.startsWith(toBits(first).slice(0, length));
}

function isPublic4(address: string): boolean {
  if (metadataAddresses.includes(address)) return false;
  const bits = bits4(address);
  return !specialBlocks.some((block) => isWithin(bits, block, bits4));
}

function isPublic6(address: string): boolean {
  const bits = bits6(address);
  return (
    isWithin(bits, globalUnicast, bits6) && !specialBlocks6.some((block) => isWithin(bits, block, bits6))
  );
}

/** The one way a host is written, as `URL` writes it; `undefined` for what is none. */
function canonical(host: string): string | undefined {
  try {
    return new URL(`http://${host}`).hostname;
  } catch {
    return undefined;
  }
}

/** Whether an IP address, in any notation, is one of the public internet. */
export function isPublicAddress(address: string): boolean {
  const host = canonical(address.includes(':') && !address.startsWith('[') ? `[${address}]` : address);
  if (host === undefined) return false;
  if (host.startsWith('[')) return isPublic6(host.slice(1, -1));
  return isAddress4(host) && isPublic4(host);
}

const isAddress4 = (host: string) => /^\d+\.\d+\.\d+\.\d+$/.test(host);

/** Whether a URL's host is an IP address rather than a name. `URL` has already undone every other notation. */
export function isAddress(hostname: string): boolean {
  return hostname.startsWith('[') || isAddress4(hostname);
}
