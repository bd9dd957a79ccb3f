type Bytes = Uint8Array<ArrayBuffer>;
type Mutation = (bytes: Bytes, at: number, next: () => number) => Bytes;

/** Bytes whose value is a boundary of something. */
const telling = [0x00, 0x01, 0x7f, 0x80, 0xfe, 0xff];

const mutations: readonly Mutation[] = [
  // A bit turned.
  (bytes, at, next) => bytes.with(at, (bytes[at] ?? 0) ^ (1 << Math.floor(next() * 8))),
  (bytes, at, next) => bytes.with(at, telling[Math.floor(next() * telling.length)] ?? 0),
  (bytes, at, next) => bytes.with(at, Math.floor(next() * 256)),
  // Cut off, as by a broken connection.
  (bytes, at) => bytes.slice(0, at),
  // A part lost, a part twice, a part blank.
  (bytes, at, next) => join(bytes.slice(0, at), bytes.slice(at + Math.ceil(next() * 40))),
  (bytes, at, next) => join(bytes.slice(0, at + Math.ceil(next() * 40)), bytes.slice(at)),
  (bytes, at, next) => bytes.slice().fill(0, at, at + Math.ceil(next() * 40)),
];

function join(...parts: readonly Bytes[]): Bytes {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

/** A file with one to four things wrong in it, half of them among its first bytes, where its structure is. */
export function mutate(original: Bytes, next: () => number): Bytes {
  let bytes = original;
  for (let left = Math.ceil(next() * 4); left > 0 && bytes.length > 0; left--) {
    const reach = next() < 0.5 ? Math.min(bytes.length, 200) : bytes.length;
    const mutation = mutations[Math.floor(next() * mutations.length)];
    bytes = mutation?.(bytes, Math.floor(next() * reach), next) ?? bytes;
  }
  return bytes;
}
