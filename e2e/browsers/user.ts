import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as TestingLibrary from '@testing-library/dom';
import { type ElementRef, type Key, type Tab, until } from './driver.ts';

/** The library that finds elements by role and name, to be run in pages. */
const library = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/** How a user finds an element: by its role and name, or by its text. A string is the whole name or text. */
export interface Target {
  role?: string;
  name?: string | RegExp;
  text?: string | RegExp;
  /** How the label of a field begins. Fields for passwords have no role. */
  label?: string;
  /** For what has none of these: a selector. */
  css?: string;
  within?: Target;
}

type Pattern = string | { source: string; flags: string };
interface Query {
  role?: string;
  name?: Pattern;
  text?: Pattern;
  label?: string;
  css?: string;
  within?: Query;
}

/** What is added to the page. */
interface PageHelpers {
  TestingLibraryDom: typeof TestingLibrary;
  findInPage: typeof findInPage;
}

const patternOf = (value: string | RegExp): Pattern =>
  typeof value === 'string' ? value : { source: value.source, flags: value.flags };

const queryOf = ({ role, name, text, label, css, within }: Target): Query => ({
  ...(role !== undefined && { role }),
  ...(css !== undefined && { css }),
  ...(label !== undefined && { label }),
  ...(name !== undefined && { name: patternOf(name) }),
  ...(text !== undefined && { text: patternOf(text) }),
  ...(within && { within: queryOf(within) }),
});

const named = (value: string | RegExp | undefined) => (value === undefined ? '' : ` ${value}`);

const describe = ({ role, name, text, label, css, within }: Target): string =>
  `${role ?? css ?? (label === undefined ? 'text' : 'field')}${named(name ?? text ?? label)}${within ? ` in ${describe(within)}` : ''}`;

/** Runs in the page. The first visible element; with `ready` only if a click would reach it and the page would answer. */
function findInPage(query: Query, ready: boolean): Element | null {
  const { queryAllByRole, queryAllByText } = (window as unknown as PageHelpers).TestingLibraryDom;
  const pattern = (value: Pattern) =>
    typeof value === 'string' ? value : new RegExp(value.source, value.flags);
  const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const find = ({ within, role, name, text, label, css }: Query): HTMLElement | undefined => {
    const root = within ? find(within) : document.body;
    if (!root) return undefined;
    const found = role
      ? queryAllByRole(root, role, name === undefined ? {} : { name: pattern(name) })
      : text !== undefined
        ? queryAllByText(root, pattern(text))
        : label !== undefined
          ? [...root.querySelectorAll<HTMLInputElement>('input, textarea')].filter(({ labels }) =>
              [...(labels ?? [])].some(({ textContent }) => textContent?.trim().startsWith(label)),
            )
          : [...root.querySelectorAll<HTMLElement>(css ?? '*')];
    return found.find(isVisible);
  };
  const element = find(query);
  if (!element || !ready) return element ?? null;
  // A prerendered control does not answer before React knows it.
  const isPrerendered = document.querySelector('#root[data-page]') !== null;
  const isHydrated = Object.keys(element).some((key) => key.startsWith('__reactFiber'));
  if (element.matches(':disabled') || (isPrerendered && !isHydrated)) return null;
  // A click on an element that slides in would reach the place that it has left.
  const isMoving = document
    .getAnimations()
    .some(
      ({ playState, effect }) =>
        playState === 'running' &&
        effect instanceof KeyframeEffect &&
        effect.getComputedTiming().endTime !== Number.POSITIVE_INFINITY &&
        effect.target?.contains(element),
    );
  if (isMoving) return null;
  const box = () => element.getBoundingClientRect();
  const toTheMiddle = () => element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const isInView = () => box().top >= 0 && box().bottom <= innerHeight;
  if (!isInView()) toTheMiddle();
  const { left, top, width, height } = box();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  if (hit && (element.contains(hit) || hit.contains(element) || hit.closest('label')?.control === element))
    return element;
  // It may have come to rest below the header.
  toTheMiddle();
  return null;
}

/** Acts in a tab as a user does: finds, waits until an element answers, and uses mouse and keyboard. */
export class User {
  readonly tab: Tab;
  readonly #baseURL: string;
  readonly #fileFor: (name: string) => string;

  /** `fileFor` gives the path of a temporary file. */
  constructor(tab: Tab, baseURL: string, fileFor: (name: string) => string) {
    this.tab = tab;
    this.#baseURL = baseURL;
    this.#fileFor = fileFor;
  }

  open(path: string): Promise<void> {
    return this.tab.open(this.#baseURL + path);
  }

  async #find(target: Target, ready: boolean): Promise<ElementRef | null> {
    const hasLibrary = await this.tab.run(() => 'TestingLibraryDom' in window);
    if (!hasLibrary) await this.tab.script(`${library}; window.findInPage = ${findInPage}`);
    // The page may change after the helpers were added: then nothing is found in it yet.
    return this.tab.element(
      (query, mustAnswer) =>
        (window as unknown as Partial<PageHelpers>).findInPage?.(query, mustAnswer) ?? null,
      queryOf(target),
      ready,
    );
  }

  /** Waits until the page shows an element. */
  async sees(target: Target, timeout?: number): Promise<void> {
    const heading = () =>
      this.tab.run(() => `${location.pathname}: ${document.querySelector('main')?.innerText}`);
    await until(
      () => this.#find(target, false),
      () => `${describe(target)} is not shown`,
      timeout,
    ).catch(async (error: Error) => {
      throw new Error(`${error.message} The page at ${await heading()}`);
    });
  }

  /** Waits until a text is shown somewhere. */
  reads(text: string | RegExp, timeout?: number): Promise<void> {
    return this.sees({ text }, timeout);
  }

  async doesNotSee(target: Target): Promise<void> {
    await until(
      async () => ((await this.#find(target, false)) ? null : true),
      () => `${describe(target)} is still shown`,
    );
  }

  async clicks(target: Target): Promise<void> {
    const element = await until(
      () => this.#find(target, true),
      () => `${describe(target)} does not answer a click`,
    );
    await element.click();
  }

  /** Clicks a field and types. */
  async fills(label: string, text: string): Promise<void> {
    await this.clicks({ label });
    await this.tab.type(text);
  }

  presses(key: Key): Promise<void> {
    return this.tab.press(key);
  }

  /** Chooses a file in the one file field of the page. */
  async chooses(name: string, content: Buffer): Promise<void> {
    const path = this.#fileFor(name);
    writeFileSync(path, content);
    const field = await until(
      () =>
        this.tab.element(() => {
          const input = document.querySelector('main input[type=file]');
          return input && Object.keys(input).some((key) => key.startsWith('__reactFiber')) ? input : null;
        }),
      () => 'The page has no file field',
    );
    await field.choose(path);
  }

  /** Waits until one of the elements is shown, and returns which. */
  async seesOneOf(targets: readonly Target[], timeout: number): Promise<Target> {
    return until(
      async () => {
        for (const target of targets) if (await this.#find(target, false)) return target;
        return null;
      },
      () => `None of ${targets.map(describe).join(', ')} is shown`,
      timeout,
    );
  }

  /** Where an element is in the window, once it would answer a click. */
  async boxOf(target: Target): Promise<{ left: number; top: number; width: number; height: number }> {
    await until(
      () => this.#find(target, true),
      () => `${describe(target)} does not answer`,
    );
    return this.tab.run((query) => {
      const element = (window as unknown as PageHelpers).findInPage(query, false);
      const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
      return { left, top, width, height };
    }, queryOf(target));
  }

  /** Waits until the heading and every control of the page are React's. */
  async hydrates(): Promise<void> {
    const isHydrated = () => {
      const controls = document.querySelectorAll('h1, header button, main :is(button, input, textarea)');
      return [...controls].every((element) =>
        Object.keys(element).some((key) => key.startsWith('__reactFiber')),
      );
    };
    await until(
      async () => ((await this.tab.run(isHydrated)) ? true : null),
      () => 'The page is not hydrated',
    );
  }

  /** Opens a page, and at once the page of the plans. */
  async leavesWhileLoading(path: string): Promise<void> {
    await this.open('/about');
    await this.tab.run((to) => location.assign(to), path);
    await this.tab.run((to) => location.assign(to), '/pricing');
    await this.isAt(/^\/pricing$/);
  }

  async isAt(path: RegExp): Promise<void> {
    const at = () => this.tab.run(() => location.pathname + location.search);
    await until(
      async () => (path.test(await at()) ? true : null),
      () => `The address does not become ${path}`,
    );
  }

  /** The tab's uncaught errors, errors in the console and violations of the policy, as `recorder.js` kept them. */
  faults(): Promise<string[]> {
    return this.tab.run(() => JSON.parse(sessionStorage.getItem('recorded-faults') ?? '[]') as string[]);
  }
}
