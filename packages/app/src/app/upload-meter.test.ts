import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { Sender } from './upload-meter';
import { bodySize, installUploadMeter } from './upload-meter';

function fakeSender() {
  const sent = {
    fetch: vi.fn(async () => new Response()),
    xhr: vi.fn(),
    beacon: vi.fn(() => true),
    socket: vi.fn(),
  };
  class FakeXhr {
    send(body?: unknown) {
      sent.xhr(body);
    }
  }
  class FakeSocket {
    send(data: unknown) {
      sent.socket(data);
    }
  }
  const sender = {
    fetch: sent.fetch,
    Request,
    XMLHttpRequest: FakeXhr,
    WebSocket: FakeSocket,
    navigator: { sendBeacon: sent.beacon },
  } as unknown as Sender;
  return { sender, sent };
}

const url = 'https://example.com/';

describe('the upload meter', () => {
  it('stays at zero for requests without a body', async () => {
    const { sender } = fakeSender();
    const meter = installUploadMeter(sender);
    await sender.fetch(url);
    new sender.XMLHttpRequest().send();
    expect(meter.read()).toBe(0);
  });

  it('counts the bytes sent by fetch, Request, beacon, XMLHttpRequest and WebSocket', async () => {
    const { sender } = fakeSender();
    const meter = installUploadMeter(sender);
    await sender.fetch(url, { method: 'POST', body: 'four' });
    expect(meter.read()).toBe(4);
    await sender.fetch(new Request(url, { method: 'POST', body: new Uint8Array(10) }));
    expect(meter.read()).toBe(14);
    sender.navigator.sendBeacon(url, new Blob(['abc']));
    expect(meter.read()).toBe(17);
    new sender.XMLHttpRequest().send('ü');
    expect(meter.read()).toBe(19);
    sender.WebSocket.prototype.send.call({} as WebSocket, new ArrayBuffer(1));
    expect(meter.read()).toBe(20);
  });

  it('counts the body of a Request in a browser without `Request.body`, and still delivers it', async () => {
    const { sender, sent } = fakeSender();
    const meter = installUploadMeter(sender);
    const request = new Request(url, { method: 'POST', body: 'four' });
    Object.defineProperty(request, 'body', { value: undefined });
    await sender.fetch(request);
    expect(meter.read()).toBe(4);
    const [delivered] = sent.fetch.mock.calls[0] as unknown as [Request];
    expect(await delivered.text()).toBe('four');
  });

  it('counts the body that replaces the one of a Request, even if it is empty', async () => {
    const { sender } = fakeSender();
    const meter = installUploadMeter(sender);
    await sender.fetch(new Request(url, { method: 'POST', body: 'replaced' }), { body: '' });
    expect(meter.read()).toBe(0);
  });

  it('counts a stream while it is sent, and still delivers it', async () => {
    const { sender, sent } = fakeSender();
    const meter = installUploadMeter(sender);
    const body = new Blob(['a stream']).stream();
    await sender.fetch(url, { method: 'POST', body, duplex: 'half' } as RequestInit);
    const [, init] = sent.fetch.mock.calls[0] as unknown as [string, RequestInit];
    expect(await new Response(init.body).text()).toBe('a stream');
    expect(meter.read()).toBe(8);
  });

  it('does not count a beacon that the browser rejected', () => {
    const { sender, sent } = fakeSender();
    sent.beacon.mockReturnValue(false);
    const meter = installUploadMeter(sender);
    sender.navigator.sendBeacon(url, 'never left');
    expect(meter.read()).toBe(0);
  });

  it('notifies its listeners of each change until they unsubscribe', async () => {
    const { sender } = fakeSender();
    const meter = installUploadMeter(sender);
    const listener = vi.fn();
    const stop = meter.subscribe(listener);
    await sender.fetch(url, { method: 'POST', body: 'x' });
    stop();
    await sender.fetch(url, { method: 'POST', body: 'x' });
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('counts the same size for a text and for a blob of it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => bodySize(text) === bodySize(new Blob([text]))),
    );
  });
});
