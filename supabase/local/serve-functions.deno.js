// Serves bundled functions in one Deno, as a hosted project does: `/<name>` calls the function of that name. The
// bundles call `Deno.serve` themselves, so it is replaced while they are loaded. Prints the port.
const { serve } = Deno;
const handlers = new Map();
const [folder, ...names] = Deno.args;
for (const name of names) {
  Deno.serve = (handler) => {
    handlers.set(name, handler);
  };
  await import(`file://${folder}/${name}/index.js`);
}
serve({ hostname: '127.0.0.1', port: 0, onListen: ({ port }) => console.log(port) }, (request) => {
  const handler = handlers.get(new URL(request.url).pathname.slice(1));
  return handler ? handler(request) : new Response(null, { status: 404 });
});
