import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { anonKey } from '../../mocks/http/gateway.ts';
import { rootDir } from '../../scripts/paths.ts';
import { serveBuild } from '../../scripts/serve.ts';
import { openDatabase } from '../../packages/server/src/node/database.ts';
import { type MailServer, startMailServer } from '../../supabase/local/mail-server.ts';
import { type LocalProject, startProject } from '../../supabase/local/project.ts';
import { test as base, collectFaults } from '../support/test.ts';

/** The build's variables besides the project's. */
const otherVariables = [
  'VITE_BACKEND',
  'VITE_API_URL',
  'VITE_SITE_URL',
  'VITE_ANALYTICS_URL',
  'VITE_ANALYTICS_DAYS',
  'VITE_FOUNDER_SIGNUP',
  'VITE_IMAGE_SERVICE',
  'VITE_REPLY_HOURS',
];

const outDir = join(rootDir, '.cache/project-app');

/** Builds the app for a project, as its operator does, beside the build of other tests. */
async function buildFor({ url }: Pick<LocalProject, 'url'>): Promise<void> {
  const variables = { VITE_SUPABASE_URL: url, VITE_SUPABASE_ANON_KEY: anonKey };
  // Empty, so that no `.env` file changes the build.
  const unset = Object.fromEntries(otherVariables.map((name) => [name, '']));
  const vite = join(rootDir, 'node_modules/.bin/vite');
  await promisify(execFile)(vite, ['build', 'packages/app', '--outDir', outDir, '--emptyOutDir'], {
    cwd: rootDir,
    env: { ...process.env, ...unset, ...variables },
    maxBuffer: 16 * 1024 * 1024,
  });
}

/** A project with the mail server that it sends by. */
interface TestedProject {
  url: string;
  mails: MailServer['received'];
  /** Lets a week pass for the weekly digest of all who want one. */
  passWeek: () => Promise<void>;
}

/** Tests of the app built for a project that runs on this computer, which is theirs alone. */
export const test = base.extend<object, { project: TestedProject }>({
  /** The project. The app is served at `baseURL`. */
  project: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of other fixtures from it.
    async ({}, use, { project: { use: options } }) => {
      const siteUrl = options.baseURL ?? '';
      const mails = await startMailServer();
      const project = await startProject({ port: 0, siteUrl, redirectOrigins: [], smtpUrl: mails.url });
      const sql = openDatabase(project.databaseUrl, 1);
      const passWeek = async () => {
        await sql`update public.preferences set digest_at = now() - interval '8 days' where weekly_digest`;
      };
      try {
        await buildFor(project);
        const server = await serveBuild(Number(new URL(siteUrl).port), outDir);
        await use({ url: project.url, mails: mails.received, passWeek });
        server.closeAllConnections();
        server.close();
      } finally {
        await sql.end({ timeout: 5 });
        await project.close();
        await mails.stop();
      }
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  // Requests to the project leave the app's origin, and the sign-in of an account that is gone is refused.
  expectedFault: async ({ project }, use) => {
    await use(new RegExp(`^A request left for ${project.url}$|the server responded with a status of 400`));
  },
  // Other tabs count too, such as the one of the payment.
  faults: async ({ faults, context, baseURL }, use) => {
    context.on('page', (tab) => collectFaults(tab, faults, baseURL));
    await use(faults);
  },
});
