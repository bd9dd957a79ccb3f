/**
 * The part of Web Crypto that the mock backend uses, for pages without https, where browsers have no `crypto.subtle`: SHA-256,
 * HMAC and PBKDF2. Such a page protects nothing from its network, and the mock backend only holds sample data on the user's
 * own device.
 */
import { hmac } from '@noble/hashes/hmac.js';
import { sha1 } from '@noble/hashes/legacy.js';
import { pbkdf2Async } from '@noble/hashes/pbkdf2.js';
import { sha256 } from '@noble/hashes/sha2.js';

const hashes = { 'SHA-1': sha1, 'SHA-256': sha256 } as const;
type HashName = keyof typeof hashes;

/** A raw key, with the properties by which libraries check that it fits its use. */
interface RawKey {
  type: 'secret';
  extractable: false;
  algorithm: { name: string; hash?: { name: HashName }; length: number };
  usages: readonly KeyUsage[];
  bytes: Uint8Array;
  [Symbol.toStringTag]: 'CryptoKey';
}

type HashParameter = HashName | { name: HashName };

function hashNamed(hash: HashParameter | undefined): { name: HashName } {
  const name = typeof hash === 'object' ? hash.name : hash;
  if (name && Object.hasOwn(hashes, name)) return { name };
  throw new DOMException(`The hash ${name} is not available without https.`, 'NotSupportedError');
}

function bytesOf(data: BufferSource): Uint8Array {
  return ArrayBuffer.isView(data)
    ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
    : new Uint8Array(data);
}

/** A buffer of its own, as Web Crypto returns it. */
const bufferOf = (bytes: Uint8Array): ArrayBuffer => new Uint8Array(bytes).buffer;

function hmacOf({ algorithm, bytes }: RawKey, data: BufferSource): Uint8Array {
  return hmac(hashes[hashNamed(algorithm.hash).name], bytes, bytesOf(data));
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  let difference = one.length ^ other.length;
  for (const [at, byte] of one.entries()) difference |= byte ^ (other[at] ?? 0);
  return difference === 0;
}

const subtle = {
  digest: async (hash: HashParameter, data: BufferSource) =>
    bufferOf(hashes[hashNamed(hash).name](bytesOf(data))),
  importKey: async (
    format: 'raw',
    data: BufferSource,
    algorithm: string | { name: string; hash?: HashParameter },
    _extractable: boolean,
    usages: readonly KeyUsage[],
  ): Promise<RawKey> => {
    const { name, hash } = typeof algorithm === 'object' ? algorithm : { name: algorithm };
    if (format !== 'raw' || (name !== 'HMAC' && name !== 'PBKDF2')) {
      throw new DOMException(`A key for ${name} is not available without https.`, 'NotSupportedError');
    }
    // A copy: the caller may reuse its buffer.
    const bytes = new Uint8Array(bytesOf(data));
    return {
      type: 'secret',
      extractable: false,
      algorithm: { name, length: bytes.length * 8, ...(name === 'HMAC' && { hash: hashNamed(hash) }) },
      usages,
      bytes,
      [Symbol.toStringTag]: 'CryptoKey',
    };
  },
  sign: async (_: unknown, key: RawKey, data: BufferSource) => bufferOf(hmacOf(key, data)),
  verify: async (_: unknown, key: RawKey, signature: BufferSource, data: BufferSource) =>
    isSame(hmacOf(key, data), bytesOf(signature)),
  deriveBits: async (
    { hash, salt, iterations }: { hash: HashParameter; salt: BufferSource; iterations: number },
    { bytes }: RawKey,
    bits: number,
  ) =>
    bufferOf(
      await pbkdf2Async(hashes[hashNamed(hash).name], bytes, bytesOf(salt), {
        c: iterations,
        dkLen: bits / 8,
      }),
    ),
};

/** It has the methods that the mock backend and its libraries call, and no others. */
export const subtleInPage = subtle as unknown as SubtleCrypto;
