import { test as base, expect } from '@playwright/test';
import type { BrowserSession, InstalledBrowser, MissingBrowser } from './driver.ts';
import { findFirefox } from './firefox.ts';
import { User } from './user.ts';
import { findWebKit } from './webkit.ts';

const finders: Record<string, () => Promise<InstalledBrowser | MissingBrowser>> = {
  firefox: findFirefox,
  webkit: findWebKit,
};

const required = (process.env.REQUIRE_BROWSERS ?? '').split(',');

interface Journey {
  session: BrowserSession;
  /** A user in the first tab. */
  user: User;
  /** A user in a tab of the same browser. */
  anotherTab: () => Promise<User>;
  /** The user in the tab that an action opens. */
  inTabOpenedBy: (action: () => Promise<void>) => Promise<User>;
  /** The users of all tabs. */
  users: User[];
}

/** A journey in the browser of the project. It fails on every error of a page, also in a tab that it opened. */
export const test = base.extend<Journey, { installed: InstalledBrowser | MissingBrowser }>({
  installed: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright demands a pattern.
    async ({}, use, { project }) => {
      const find = finders[project.name];
      if (!find) throw new Error(`No driver is known for "${project.name}".`);
      const installed = await find();
      if ('missing' in installed && required.includes(project.name)) throw new Error(installed.missing);
      await use(installed);
      if (!('missing' in installed)) await installed.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  session: async ({ installed }, use) => {
    if ('missing' in installed) {
      base.skip(true, installed.missing);
      return;
    }
    const session = await installed.start();
    await use(session);
    await session.close();
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright demands a pattern.
  users: async ({}, use) => use([]),
  anotherTab: async ({ session, users, baseURL }, use, info) => {
    await use(async () => {
      const user = new User(await session.newTab(), baseURL ?? '', (name) => info.outputPath(name));
      users.push(user);
      return user;
    });
  },
  inTabOpenedBy: async ({ session, users, baseURL }, use, info) => {
    await use(async (action) => {
      const user = new User(await session.tabOpenedBy(action), baseURL ?? '', (name) =>
        info.outputPath(name),
      );
      users.push(user);
      return user;
    });
  },
  user: async ({ anotherTab, users }, use, info) => {
    await use(await anotherTab());
    if (info.status !== info.expectedStatus) {
      for (const [index, { tab }] of users.entries()) {
        await info.attach(`tab ${index + 1}`, { body: await tab.screenshot(), contentType: 'image/png' });
      }
    }
    for (const each of users) expect(await each.faults()).toEqual([]);
  },
});
