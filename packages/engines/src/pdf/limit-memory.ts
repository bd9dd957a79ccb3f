/**
 * The most bytes that are unpacked at once: a scan of 140 megapixels in colour. A file of one megabyte can hold a
 * thousand times as many.
 */
const maxBytes = 512 * 1024 ** 2;

// The library unpacks into arrays of bytes that it makes larger and larger. What would not fit is left out of the page.
globalThis.Uint8Array = new Proxy(Uint8Array, {
  construct: (target, values: unknown[], made) => {
    if (typeof values[0] === 'number' && values[0] > maxBytes)
      throw new RangeError('The document unpacks to too many bytes.');
    return Reflect.construct(target, values, made);
  },
});
