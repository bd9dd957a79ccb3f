/**
 * `npm run backend`: the stand-in backend as a server of this computer.
 *
 *     npm run backend -- --port 54321 --data .cache/backend.json --site http://localhost:5173
 *
 * Without `--data` it forgets everything when it ends. `--site` is where the app runs: redirects go there. With
 * `--sample-key` it makes an API key for the premium member and shows it, this once, in a command to try.
 */
import { parseArgs } from 'node:util';
import { addSampleKey } from '../mocks/api-keys/add-sample-key.ts';
import { personaPassword, personas } from '../mocks/db/personas.ts';
import { anonKey } from '../mocks/http/api-key.ts';
import { startLocalBackend } from '../mocks/local-backend.ts';
import { upscaleCommand } from './upscale-command.ts';

/** Where `npm run dev`, `npm start` and `npm run storybook` put the app. */
const ownPorts = [5173, 4173, 6006];

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '54321' },
    data: { type: 'string' },
    'sample-key': { type: 'boolean', default: false },
    site: { type: 'string', default: `http://localhost:${ownPorts[0]}` },
  },
});

const backend = await startLocalBackend({
  port: Number(values.port),
  dataFile: values.data,
  siteUrl: new URL(values.site).origin,
  redirectOrigins: ownPorts.flatMap((port) => [`http://localhost:${port}`, `http://127.0.0.1:${port}`]),
}).catch((error: Error) => {
  console.error(`The backend did not start. ${error.message}`);
  process.exit(1);
});

const key = values['sample-key'] ? await addSampleKey(backend.store) : 'YOUR_KEY';
const keyHint = values['sample-key']
  ? 'This key is new and belongs to the premium member:'
  : 'Create a key in the app, or start with -- --sample-key to be given one here:';

const people = personas.flatMap(({ account, description }) =>
  account ? [`  ${account.email.padEnd(24)} ${description}`] : [],
);

console.log(`The stand-in backend is at ${backend.url}, for this computer alone.

To use it, start the app with these two variables:
  VITE_SUPABASE_URL=${backend.url} VITE_SUPABASE_ANON_KEY=${anonKey} npm run dev

Mails arrive at ${backend.url}/inbox. ${values.data ? `The data is kept in ${values.data}.` : 'The data is forgotten at the end; --data FILE keeps it.'}
People, all with the password ${personaPassword}:
${people.join('\n')}

To try the public API, run this in another terminal. ${keyHint}
${upscaleCommand(backend.url, key)}`);

let ending = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    // Asked twice, it ends at once.
    if (ending) process.exit(1);
    ending = true;
    void backend.close();
  });
}
