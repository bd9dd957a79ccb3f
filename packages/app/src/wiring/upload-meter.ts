/**
 * Counts the bytes this page hands to the network, by standing in front of every way out: `fetch`,
 * `XMLHttpRequest`, `sendBeacon` and `WebSocket`. Only bodies count, not addresses and headers. Workers of ours
 * fetch weights and nothing else, without a body, and the page's policy lets no other worker start.
 */
export interface UploadMeter {
  /** Bytes sent since the page was opened. */
  read(): number;
  /** Calls back after each change; returns the way to stop. */
  subscribe(listener: () => void): () => void;
}

/** The parts of a window that can send. */
export type Sender = Pick<
  typeof globalThis,
  'fetch' | 'XMLHttpRequest' | 'WebSocket' | 'navigator' | 'Request'
>;

type Body = BodyInit | Document | XMLHttpRequestBodyInit | BufferSource | null | undefined;

const encoder = new TextEncoder();

/** Size of a body in bytes. A stream's is counted as it flows, not here. */
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
    if (init?.body instanceof ReadableStream) {
      return send(input, { ...init, body: countingStream(init.body, count) });
    }
    if (init?.body) count(bodySize(init.body));
    else if (input instanceof sender.Request && input.body) {
      count((await input.clone().arrayBuffer()).byteLength);
    }
    return send(input, init);
  };
}

/** Puts the meter in front of a window's ways out. Once, before anything else runs. */
export function installUploadMeter(sender: Sender): UploadMeter {
  let total = 0;
  const listeners = new Set<() => void>();
  const count = (bytes: number) => {
    if (bytes === 0) return;
    total += bytes;
    for (const listener of listeners) listener();
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

  return {
    read: () => total,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
