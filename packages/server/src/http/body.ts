import { withSilenceLimit } from '../time-limit';
import { HttpError } from './http-error';

/** The limits of a router's bodies, and its errors for bodies that it does not accept. */
export interface BodyRules {
  /** `maxBodyBytes` by default. */
  maxBytes?: number;
  /** The error for too many bytes, or for more values or deeper nesting than JSON may have. */
  tooLarge: (exceeded: 'bytes' | 'values') => HttpError;
  /** The error for a body of which nothing comes for `silenceLimit`. */
  tooSlow?: () => HttpError;
  notJson: (reason: string) => HttpError;
  /** The value of an empty body. By default, an empty body is invalid JSON. */
  emptyValue?: unknown;
  /** Whether also a body that is read as bytes is JSON: nothing is read of it after a limit. */
  isJson?: boolean;
}

/** Maximum size of a request body, in bytes, unless its router sets another. */
export const maxBodyBytes = 1024 * 1024;

/** Maximum values of a JSON body, and how deep they may be nested. Parsing and validating take far longer than counting. */
export const jsonLimits = { values: 10_000, depth: 32 } as const;

/** How long a client may send nothing of a body, in milliseconds. How long a whole body takes is limited by the server. */
const silenceLimit = 10_000;

/** The bytes that JSON is made of. */
const [quote, backslash, comma, colon] = [0x22, 0x5c, 0x2c, 0x3a];
const [openObject, closeObject, openArray, closeArray] = [0x7b, 0x7d, 0x5b, 0x5d];

/** How many bytes in front of a place are backslashes, back to another. */
function backslashesBefore(bytes: Uint8Array, end: number, start: number): number {
  let first = end;
  while (first > start && bytes[first - 1] === backslash) first -= 1;
  return end - first;
}

/** Counts the values of a JSON text as its parts come. Returns whether it is within `jsonLimits` so far. Reads each byte once. */
function createJsonCounter(): (part: Uint8Array) => boolean {
  let [values, depth, isInText] = [1, 0, false];
  /** Backslashes at the end of the part before, in a text. */
  let carried = 0;
  /** Passes over a text, or its rest. Returns where to go on. */
  const skipText = (part: Uint8Array, start: number): number => {
    const found = part.indexOf(quote, start);
    const end = found === -1 ? part.length : found;
    const slashes = backslashesBefore(part, end, start);
    const before = slashes === end - start ? slashes + carried : slashes;
    carried = found === -1 ? before : 0;
    if (found !== -1 && before % 2 === 0) isInText = false;
    return end + 1;
  };
  return (part) => {
    for (let at = 0; at < part.length; ) {
      if (isInText) {
        at = skipText(part, at);
        continue;
      }
      const byte = part[at];
      at += 1;
      if (byte === quote) isInText = true;
      else if (byte === comma || byte === colon) values += 1;
      else if (byte === openObject || byte === openArray) [values, depth] = [values + 1, depth + 1];
      else if (byte === closeObject || byte === closeArray) depth -= 1;
      if (values > jsonLimits.values || depth > jsonLimits.depth) return false;
    }
    return true;
  };
}

/** Parses a body as JSON. Keys named `__proto__` are dropped. Throws an error of the rules. */
export function parseJson(bytes: Uint8Array, rules: BodyRules): unknown {
  if (!createJsonCounter()(bytes)) throw rules.tooLarge('values');
  const text = new TextDecoder().decode(bytes);
  if ('emptyValue' in rules && text.trim() === '') return rules.emptyValue;
  try {
    return JSON.parse(text, (key, value) => (key === '__proto__' ? undefined : value));
  } catch (error) {
    throw rules.notJson(error instanceof Error ? error.message : 'unexpected input');
  }
}

/** Reads a request's body and parses it as JSON. */
export async function readJson(request: Request, rules: BodyRules): Promise<unknown> {
  return parseJson(await readBytes(request, { ...rules, isJson: true }), rules);
}

/** Reads a request's body as bytes: nothing of one that declares too many, and no more than a body may have. */
export async function readBytes(request: Request, rules: BodyRules): Promise<Uint8Array<ArrayBuffer>> {
  const maxBytes = rules.maxBytes ?? maxBodyBytes;
  if (Number(request.headers.get('Content-Length')) > maxBytes) throw rules.tooLarge('bytes');
  // Firefox has no `Request.body`. It runs the mock backend only, for the page's own requests.
  const bytes = request.body
    ? await readStream(request.body, maxBytes, rules)
    : new Uint8Array(await request.arrayBuffer());
  if (!bytes || bytes.byteLength > maxBytes) throw rules.tooLarge('bytes');
  return bytes;
}

const requestTimeout = () => new HttpError(408, 'request_timeout', 'The request did not arrive in time.');

/**
 * Reads a stream to its end; `undefined` as soon as there are more bytes than allowed. Throws if nothing comes for
 * `silenceLimit`.
 */
function readStream(
  stream: ReadableStream<Uint8Array>,
  maxBytes: number,
  { tooLarge, isJson, tooSlow = requestTimeout }: BodyRules,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const reader = stream.getReader();
  return withSilenceLimit(silenceLimit, async (signal, onActivity) => {
    const silence = new Promise<never>((_, reject) => {
      // What is left of the body is not waited for.
      signal.addEventListener('abort', () => reject(tooSlow().with({ Connection: 'close' })));
    });
    const read = () => Promise.race([reader.read(), silence]);
    const isWithinLimits = isJson ? createJsonCounter() : () => true;
    const chunks: Uint8Array[] = [];
    let length = 0;
    for (let part = await read(); part.value; part = await read()) {
      onActivity();
      length += part.value.byteLength;
      if (length > maxBytes) {
        // Not awaited: the copy of a body that was cloned is cancelled only with the original.
        reader.cancel().catch(() => {});
        return undefined;
      }
      if (!isWithinLimits(part.value)) {
        reader.cancel().catch(() => {});
        throw tooLarge('values');
      }
      chunks.push(part.value);
    }
    const bytes = new Uint8Array(length);
    let offset = 0;
    for (const chunk of chunks) {
      bytes.set(chunk, offset);
      offset += chunk.byteLength;
    }
    return bytes;
  });
}
