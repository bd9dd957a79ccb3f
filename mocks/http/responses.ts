/** A redirect that is not cached. `Response.redirect` accepts neither headers nor a relative address. */
export function redirect(status: 302 | 303, location: string): Response {
  return new Response(null, { status, headers: { Location: location, 'Cache-Control': 'no-store' } });
}

/** An HTML page that runs no script and cannot be framed. */
export function html(status: number, body: string): Response {
  return new Response(body, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      // No `form-action`: browsers apply it to redirects as well, and these forms redirect to the app.
      'Content-Security-Policy':
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
      'Referrer-Policy': 'no-referrer',
    },
  });
}
