/** The parts of Deno that the functions use. The repository has one type checker, which does not know Deno. */
declare namespace Deno {
  const env: { get(name: string): string | undefined };
  function serve(handler: (request: Request) => Response | Promise<Response>): unknown;
}
