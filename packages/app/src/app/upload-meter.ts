import { createEmitter } from '@verapix/domain';
import { createContext } from 'react';

/**
 * Counts the bytes that this page sends, by wrapping `fetch`, `XMLHttpRequest`, `sendBeacon` and `WebSocket`. Only
 * bodies count, not addresses and headers. The page's own workers send no bodies, and its Content-Security-Policy
 * allows no others.
 */
export interface UploadMeter {
  /** Bytes sent since the page was opened. */
  read(): number;
  /** Calls back after each change. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

/** The parts of `window` that can send. */
export type Sender = Pick<
  typeof globalThis,
  'fetch' | 'XMLHttpRequest' | 'WebSocket' | 'navigator' | 'Request'
>;

type Body = BodyInit | Document | XMLHttpRequestBodyInit | BufferSource | null | undefined;

const encoder = new TextEncoder();

/** The size of a body in bytes; 0 for a stream, which is counted while it is sent. */
export function bodySize(body: Body): number {
  if (body === null || body === undefined) return 0;
  if (typeof body === 'string') return encoder.encode(body).byteLength;
  if (body instanceof Blob) return body.size;
  if (body instanceof ArrayBuffer || ArrayBuffer.isView(body)) return body.byteLength;
  if (body instanceof URLSearchParams) return encoder.encode(body.toString()).byteLength;
  if (body instanceof FormData) {
    return [...body].reduce((sum, [name, value]) => sum + bodySize(name) + bodySize(value), 0);
  }
  if (body instanceof ReadableStream) return 0;
  return encoder.encode(new XMLSerializer().serializeToString(body as Document)).byteLength;
}

function countingStream(body: ReadableStream, count: (bytes: number) => void): ReadableStream {
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        count(chunk.byteLength);
        controller.enqueue(chunk);
      },
    }),
  );
}

function meterFetch(sender: Sender, count: (bytes: number) => void): void {
  const send = sender.fetch.bind(sender);
  sender.fetch = async (input, init) => {
    const body = init?.body;
    if (body instanceof ReadableStream) return send(input, { ...init, body: countingStream(body, count) });
    // The size of a copy, because Firefox has no `Request.body`. A GET or HEAD request cannot have a body.
    if (body == null && input instanceof sender.Request && !/^(GET|HEAD)$/.test(input.method)) {
      count((await input.clone().arrayBuffer()).byteLength);
    } else {
      count(bodySize(body));
    }
    return send(input, init);
  };
}

/** Wraps the functions of a window that send. Call it once, before anything else runs. */
export function installUploadMeter(sender: Sender): UploadMeter {
  let total = 0;
  const { emit, subscribe } = createEmitter();
  const count = (bytes: number) => {
    if (bytes === 0) return;
    total += bytes;
    emit();
  };

  meterFetch(sender, count);

  const { send } = sender.XMLHttpRequest.prototype;
  sender.XMLHttpRequest.prototype.send = function (body) {
    count(bodySize(body));
    send.call(this, body);
  };

  const beacon = sender.navigator.sendBeacon.bind(sender.navigator);
  sender.navigator.sendBeacon = (url, body) => {
    const queued = beacon(url, body);
    if (queued) count(bodySize(body));
    return queued;
  };

  const message = sender.WebSocket.prototype.send;
  sender.WebSocket.prototype.send = function (data) {
    count(bodySize(data));
    message.call(this, data);
  };

  return { read: () => total, subscribe };
}

/** Counts nothing, for a page that sends nothing. */
export const silentMeter: UploadMeter = { read: () => 0, subscribe: () => () => {} };

export const UploadMeterContext = createContext<UploadMeter>(silentMeter);
