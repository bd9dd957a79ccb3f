import type { ServerResponse } from 'node:http';

/** Sends an answer over a socket. A network error (`Response.error()`) cuts the connection, as a lost network would. */
export async function writeResponse(response: Response, outgoing: ServerResponse): Promise<void> {
  if (response.type === 'error') {
    outgoing.destroy();
    return;
  }
  const body = new Uint8Array(await response.arrayBuffer());
  for (const [name, value] of response.headers) {
    if (name !== 'set-cookie') outgoing.setHeader(name, value);
  }
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) outgoing.setHeader('Set-Cookie', cookies);
  outgoing.statusCode = response.status;
  outgoing.end(body.byteLength > 0 ? body : undefined);
}
