import type { Locator, Page } from '@playwright/test';
import { paths } from '../packages/app/src/content/paths.ts';
import { publicPaths } from '../packages/app/src/app/seo/public-paths.ts';
import { postPath } from '../packages/app/src/content/blog/slugs.ts';
import { readManifest } from '../scripts/build-checks/bundles.ts';
import { credentialsOf, signInHere } from './support/account.ts';
import { chooseFile } from './support/files.ts';
import { photograph, scaled } from './support/photographs.ts';
import { expect, test, waitForHydration } from './support/test.ts';

/** Holds back requests to matching addresses until the returned function is called. */
async function holdBack(page: Page, address: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Opens a page whose scripts do not arrive before the returned function is called. */
async function openWithoutScripts(page: Page, address: string): Promise<() => Promise<void>> {
  const release = await holdBack(page, /\/assets\/[^/]+\.js$/);
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  return async () => {
    release();
    await waitForHydration(page);
  };
}

/** Slows the page's processor down to that of a cheap phone. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
}

/** Says in the console which texts leave the page: React puts a fallback in their place if it cannot hydrate them. */
function reportLostText() {
  new MutationObserver((changes) => {
    for (const { textContent } of changes.flatMap(({ removedNodes }) => [...removedNodes]))
      if (textContent?.trim()) console.log(`lost: ${textContent.slice(0, 100)}`);
  }).observe(document, { childList: true, subtree: true });
}

const articlePath = postPath('science-behind-ai-image-upscaling');

/** A commit visits one article and one legal text, every night all. */
const visited = process.env.FULL
  ? publicPaths
  : publicPaths.filter(
      (path) =>
        (!path.startsWith(`${paths.blog}/`) || path === articlePath) &&
        path !== paths.terms &&
        path !== paths.cookies,
    );

const places = [
  { locale: 'de-DE', timezoneId: 'Asia/Tokyo', tag: [] },
  { locale: 'en-GB', timezoneId: 'Europe/London', tag: ['@full'] },
  { locale: 'ar', timezoneId: 'Africa/Cairo', tag: ['@full'] },
  { locale: 'ja', timezoneId: 'Pacific/Honolulu', tag: ['@full'] },
];
for (const { locale, timezoneId, tag } of places) {
  test.describe(`in ${locale}, in ${timezoneId}`, () => {
    // A browser that keeps nothing says so in the console.
    test.use({ locale, timezoneId, serviceWorkers: 'allow' });

    test('every public page hydrates in place, without a console message', { tag }, async ({ page }) => {
      test.slow();
      const messages: string[] = [];
      await page.addInitScript(reportLostText);
      page.on('console', (message) => messages.push(`${page.url()}: ${message.text()}`));
      page.on('pageerror', (error) => messages.push(`${page.url()}: ${error.message}`));
      for (const path of visited) await page.goto(path);
      expect(messages).toEqual([]);
    });
  });
}

/** What the Tab key reaches, in order. */
const tabStops = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        ':is(header, main, footer) :is(a[href], button, input, select, textarea, summary, [tabindex])',
      ),
    ]
      .filter(
        (element) => element.tabIndex >= 0 && element.checkVisibility() && !element.matches(':disabled'),
      )
      .filter((element) => !element.closest('[inert]'))
      .map((element) => `${element.localName} ${element.getAttribute('aria-label') ?? element.textContent}`),
  );

test('what assistive software reads and the Tab key reaches is the same before and after hydration', {
  tag: '@full',
}, async ({ page }) => {
  test.setTimeout(300_000);
  const parts = [page.getByRole('banner'), page.getByRole('main'), page.getByRole('contentinfo')];
  const read = async () => ({
    tree: await Promise.all(parts.map((part) => part.ariaSnapshot())),
    stops: await tabStops(page),
  });
  for (const path of publicPaths) {
    const startScripts = await openWithoutScripts(page, path);
    const before = await read();
    await startScripts();
    await page.waitForFunction(() => !document.querySelector('[data-asleep]'));
    expect.soft(await read(), path).toEqual(before);
    await page.unrouteAll();
  }
});

test.describe('on a slow processor', () => {
  test('text typed during hydration is kept on the sign-up page', { tag: '@full' }, async ({ page }) => {
    await slowDown(page);
    await page.goto(paths.signUp, { waitUntil: 'commit' });
    const name = page.getByRole('main').getByRole('textbox', { name: 'Full name' });
    const { email, password } = credentialsOf(page);
    await name.pressSequentially('The quick brown fox');
    await email.pressSequentially('early@example.com');
    await password.pressSequentially('a quiet lighthouse 42');
    await waitForHydration(page);
    await expect(name).toHaveValue('The quick brown fox');
    await expect(email).toHaveValue('early@example.com');
    await expect(password).toHaveValue('a quiet lighthouse 42');
    await expect(page.getByRole('main').getByRole('meter')).toBeVisible();
  });

  for (const user of ['a visitor', 'a signed-in user']) {
    test(`text that ${user} types during hydration is kept on the logo generator`, { tag: '@full' }, async ({
      page,
    }) => {
      if (user === 'a signed-in user') {
        await page.goto(paths.signIn);
        await signInHere(page, 'premium@example.com', 'Premium Member');
      }
      await slowDown(page);
      await page.goto(paths.logoGenerator, { waitUntil: 'commit' });
      const name = page.getByLabel('Brand name');
      await name.pressSequentially('The quick brown fox');
      await waitForHydration(page);
      await expect(name).toHaveValue('The quick brown fox');
      await expect(page.getByRole('button', { name: 'Generate logo' })).toBeEnabled();
    });
  }
});

/** Controls of the first view, and what shows that they have answered. */
const pressed: readonly {
  name: string;
  path: string;
  press: (page: Page) => Locator;
  answer: (page: Page) => Locator;
}[] = [
  {
    name: 'the tools menu',
    path: paths.home,
    press: (page) => page.getByRole('button', { name: 'Tools' }),
    answer: (page) => page.getByRole('menuitem', { name: /^Logo Generator/ }),
  },
  {
    name: 'the chat',
    path: paths.faq,
    press: (page) => page.getByRole('button', { name: /^Support chat/ }),
    answer: (page) => page.getByRole('dialog', { name: /chat/i }),
  },
  {
    name: 'the founder’s switch',
    path: paths.signUp,
    press: (page) => page.getByRole('checkbox', { name: /founder/i }),
    answer: (page) => page.getByRole('checkbox', { name: /founder/i, checked: true }),
  },
  {
    name: 'the comparison of plans',
    path: paths.pricing,
    press: (page) => page.getByText('Compare Features'),
    answer: (page) => page.getByRole('table'),
  },
  {
    name: 'a tab',
    path: paths.logoGenerator,
    press: (page) => page.getByRole('tab', { name: 'Design' }),
    answer: (page) => page.getByRole('tab', { name: 'Design', selected: true }),
  },
  {
    name: 'a select',
    path: paths.logoGenerator,
    press: (page) => page.getByRole('combobox').first(),
    answer: (page) => page.getByRole('listbox'),
  },
];

for (const { name, path, press, answer } of pressed)
  test(`${name}, pressed before the scripts arrive, answers`, async ({ page }) => {
    const startScripts = await openWithoutScripts(page, path);
    await press(page).click({ noWaitAfter: true });
    await startScripts();
    await expect(answer(page)).toBeVisible();
  });

test('a file chosen before the scripts arrive is kept at an address with a query', { tag: '@full' }, async ({
  page,
}) => {
  const startScripts = await openWithoutScripts(page, `${paths.upscaler}?utm_source=x`);
  await chooseFile(page, 'cat.jpg', await scaled(photograph('locomotion-house-cat'), 160));
  await startScripts();
  await expect(page.getByRole('region', { name: 'Upscale your picture' })).toBeVisible();
  await expect(page.locator('img[alt^="cat.jpg"]').first()).toBeVisible();
});

test('a sample picture that is pressed before the scripts arrive is chosen', async ({ page }) => {
  const startScripts = await openWithoutScripts(page, paths.upscaler);
  await page.getByRole('button', { name: 'Stream in a forest' }).click({ noWaitAfter: true });
  await page.waitForURL(`${paths.upscaler}?sample=stream.png`, { waitUntil: 'commit' });
  await startScripts();
  await expect(page.getByRole('region', { name: 'Upscale your picture' })).toBeVisible();
  await expect(page).toHaveURL(paths.upscaler);
});

test('a prompt typed before the scripts arrive is kept, and an early press complains about nothing', async ({
  page,
}) => {
  const startScripts = await openWithoutScripts(page, paths.imageGenerator);
  const prompt = page.getByRole('textbox', { name: 'Prompt', exact: true });
  await prompt.fill('a lake at night');
  await page
    .getByRole('button', { name: 'Generate procedural preview' })
    .click({ force: true, noWaitAfter: true });
  await startScripts();
  await expect(prompt).toHaveValue('a lake at night');
  await expect(page.getByText('Empty Prompt')).toHaveCount(0);
});

test('every example has its slider, and the tabs answer the arrow keys, without scrolling', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto(paths.examples);
  await expect(page.getByRole('slider')).toHaveCount(10);
  await page.getByRole('tab', { name: 'All' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Portraits' })).toBeFocused();
  await expect(page).toHaveURL(`${paths.examples}?show=portraits`);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('the comparisons of the examples stay while their code loads', async ({ page }) => {
  const slider = readManifest()['../ui/src/components/ComparisonSlider/index.ts'];
  if (!slider) throw new Error('The build has no chunk of the comparison slider to hold back.');
  const release = await holdBack(page, `**/${slider.file}`);
  await page.goto(paths.examples, { waitUntil: 'commit' });
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('[role=tab]') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
  await expect(page.locator('main figure')).toHaveCount(10);
  release();
  await expect(page.getByRole('slider')).toHaveCount(10);
});

test('both comparisons of an article have their sliders without scrolling', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto(articlePath);
  await expect(page.getByRole('slider')).toHaveCount(2);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

// @spec routes.toasts
test('the first toast of a visit is shown', { tag: '@full' }, async ({ page }) => {
  await slowDown(page);
  await page.goto(paths.tools);
  await page
    .getByRole('link', { name: /^Use Tool/ })
    .first()
    .click();
  await expect(page.getByText('Loading your tool...').first()).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a typed password never appears in the address', async ({ page }) => {
    await page.goto(paths.signUp);
    const { email, password } = credentialsOf(page);
    await email.fill('early@example.com');
    await password.fill('a quiet lighthouse 42');
    await page.keyboard.press('Enter');
    await page
      .getByRole('main')
      .getByRole('button', { name: 'Create account' })
      .click({ force: true, noWaitAfter: true });
    await expect(page).toHaveURL(paths.signUp);
  });
});
