import type { Browser, Page } from '@playwright/test';
import { slow4G } from '../scripts/browser.ts';
import { paths } from '../packages/app/src/content/paths.ts';
import { chooseFile } from './support/files.ts';
import { photograph, scaled } from './support/photographs.ts';
import { expect, test, waitForHydration } from './support/test.ts';

/** Pages whose first view has controls, read and worked on. */
const pages = [
  paths.home,
  paths.pricing,
  paths.faq,
  paths.examples,
  paths.contact,
  paths.signIn,
  paths.signUp,
  paths.upscaler,
  paths.logoGenerator,
  paths.imageToText,
];

/** When it is pressed, in milliseconds after the first paint. */
const moments = [0, 100, 200, 400, 800];
/** How many times slower than this machine the processor is. */
const slowdowns = [1, 4, 8];

const cases = slowdowns.flatMap((slowdown) => moments.map((moment) => ({ moment, slowdown })));

/** Every case for every control takes an hour: by default each control has one, and all cases have their turn. */
const triesAll = process.env.EVERY_CASE !== undefined;

/** The cases of one of several turns. */
const casesOf = (turn: number, turns: number) =>
  triesAll ? cases : cases.filter((_, at) => at % turns === turn % turns);

const controls =
  ':is(button, summary, [role=tab], [role=radio], label:has(input:is([type=checkbox], [type=radio])))';

/** The places of the controls of the first view that can be pressed, with their words, in the order of the document. */
const findControls = (page: Page) =>
  page.evaluate((selector) => {
    const places = [];
    for (const control of document.querySelectorAll<HTMLElement>(selector)) {
      const { x, y, width, height } = control.getBoundingClientRect();
      const at = { x: x + width / 2, y: y + height / 2 };
      const top = document.elementFromPoint(at.x, at.y);
      if (top && (control.contains(top) || top.contains(control)) && !control.matches(':disabled'))
        places.push({
          ...at,
          words: (control.getAttribute('aria-label') ?? control.innerText).trim().slice(0, 40),
        });
    }
    return places;
  }, controls);

/** What a press may change: what is open, chosen or checked, the address, the theme and the fields of the page. */
const stateOf = (page: Page) =>
  page.evaluate(() => ({
    address: location.pathname + location.search,
    theme: document.documentElement.dataset.theme,
    open: document.querySelectorAll(
      'dialog[open], [role$=dialog], [role=menu]:popover-open, [role=listbox], details[open], [aria-expanded=true]',
    ).length,
    chosen: [
      ...document.querySelectorAll(
        ':checked, [aria-selected=true], [aria-pressed=true], [aria-checked=true]',
      ),
    ]
      // By words: a reloaded page has other ids.
      .map((element) => {
        const label = (element as Partial<HTMLInputElement>).labels?.[0];
        return `${element.getAttribute('value')} ${(label ?? element).textContent}`;
      })
      .join(),
    fields: document.querySelectorAll('main :is(input, textarea, select)').length,
  }));

/** Its state as a text, the same for whatever a sign-in leads to. */
const read = (page: Page) =>
  page.url().includes('/auth/')
    ? 'left'
    : stateOf(page).then(
        (state) => JSON.stringify(state),
        () => 'left',
      );

/** Waits until the page answers, and until a press that changes something has done so. Returns the state then. */
async function settle(page: Page, before?: string): Promise<string> {
  if (page.url().includes('/auth/')) return 'left';
  await waitForHydration(page);
  await page.waitForFunction(() => !document.querySelector('[data-asleep]'));
  let last = await read(page);
  let still = 0;
  for (const end = Date.now() + 6000; Date.now() < end && still < 3; ) {
    await page.waitForTimeout(200);
    const now = await read(page);
    still = now === last && now !== before ? still + 1 : 0;
    last = now;
  }
  return last;
}

/** Opens a page as at a first visit and returns at its first paint, and `moment` milliseconds later. */
async function openAt(
  browser: Browser,
  path: string,
  { moment, slowdown }: (typeof cases)[number],
): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  // The scripts arrive after the page shows.
  await session.send('Network.emulateNetworkConditions', slow4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await page.evaluate((wait) => new Promise((resolve) => setTimeout(resolve, wait)), moment);
  return page;
}

for (const [pageIndex, path] of pages.entries())
  test(`no early press on a control of ${path} is lost`, { tag: '@full' }, async ({ page, browser }) => {
    test.setTimeout(triesAll ? 3_600_000 : 300_000);
    const shown = await openAt(browser, path, { moment: 0, slowdown: 1 });
    const places = await findControls(shown);
    await shown.context().close();
    expect(places.length).toBeGreaterThan(1);
    const lost: string[] = [];
    for (const [index, { x, y, words }] of places.entries()) {
      await page.goto(path);
      const before = await settle(page);
      await page.mouse.click(x, y);
      const wanted = await settle(page, before);
      await page.evaluate(() => localStorage.clear()).catch(() => {});
      // What changes nothing when the page answers, such as a link to what is shown already, can't be lost.
      if (wanted === before) continue;
      for (const each of casesOf(pageIndex + index, cases.length)) {
        const early = await openAt(browser, path, each);
        await early.mouse.click(x, y);
        // What the press opens may have to load by the slow network.
        if ((await settle(early, before)) !== wanted)
          await expect
            .poll(() => read(early), { timeout: 30_000 })
            .toBe(wanted)
            .catch(() =>
              lost.push(`${words || 'a picture'} at ${each.moment} ms, ${each.slowdown} times slower`),
            );
        await early.context().close();
      }
    }
    expect(lost).toEqual([]);
  });

const typed = [
  { path: paths.contact, field: 'Message' },
  { path: paths.logoGenerator, field: 'Brand name' },
  { path: paths.imageGenerator, field: 'Prompt' },
  { path: paths.signUp, field: 'Full name' },
];

for (const [index, { path, field }] of typed.entries())
  test(`what is typed early into ${field} stays`, { tag: '@full' }, async ({ browser }) => {
    test.slow();
    for (const each of casesOf(index, typed.length)) {
      const page = await openAt(browser, path, each);
      const input = page.getByRole('main').getByRole('textbox', { name: field }).first();
      await input.pressSequentially('The quick brown fox');
      await settle(page);
      await expect(input).toHaveValue('The quick brown fox');
      await expect(input).toBeFocused();
      await page.context().close();
    }
  });

const taking = [paths.home, paths.upscaler, paths.backgroundRemover, paths.imageToText];

for (const [index, path] of taking.entries())
  test(`a file that is chosen early is taken on ${path}`, { tag: '@full' }, async ({ browser }) => {
    test.slow();
    const picture = await scaled(photograph('locomotion-house-cat'), 160);
    for (const each of casesOf(index, taking.length)) {
      const page = await openAt(browser, path, each);
      await chooseFile(page, 'cat.jpg', picture);
      await expect(
        page.locator('img[alt^="cat.jpg"], [aria-labelledby="workspace-heading"]').first(),
      ).toBeVisible({
        timeout: 30_000,
      });
      await page.context().close();
    }
  });
