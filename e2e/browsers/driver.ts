/** An element of a page, as the driver of a browser refers to it. */
export interface ElementRef {
  click(): Promise<void>;
  /** Chooses a file of this machine in a file field. */
  choose(path: string): Promise<void>;
}

export type Key = 'Enter' | 'Escape' | 'Space' | 'ArrowRight' | 'ArrowDown';

/** A position in the window, in CSS pixels. */
export interface Position {
  x: number;
  y: number;
}

/** A tab of a browser: what the journeys need, in terms that WebDriver and WebDriver BiDi both have. */
export interface Tab {
  /** Opens an address, and resolves once it is loaded. */
  open(url: string): Promise<void>;
  /** Loads the page again, and resolves once it is loaded. */
  reload(): Promise<void>;
  /** Runs a function in the page. Arguments and result are JSON; the function closes over nothing. */
  run<Args extends unknown[], Result>(
    action: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  /** The element that a function returns in the page, or null. */
  element<Args extends unknown[]>(
    find: (...args: Args) => Element | null,
    ...args: Args
  ): Promise<ElementRef | null>;
  /** Runs the text of a script in the page. */
  script(source: string): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Presses the mouse at one position and releases it at another. */
  drag(from: Position, to: Position): Promise<void>;
  /** Makes the page this wide, in CSS pixels. */
  setWidth(width: number): Promise<void>;
  /** The window as PNG. */
  screenshot(): Promise<Buffer>;
}

/** A browser without history, stored data and cookies. */
export interface BrowserSession {
  newTab(): Promise<Tab>;
  /** The tab that a page opens because of an action. */
  tabOpenedBy(action: () => Promise<void>): Promise<Tab>;
  close(): Promise<void>;
}

/** A browser as it is installed on this machine. */
export interface InstalledBrowser {
  /** Starts a session. */
  start(): Promise<BrowserSession>;
  close(): Promise<void>;
}

/** Why a browser cannot be tested here, in words. */
export interface MissingBrowser {
  missing: string;
}

/** Repeats an action until it returns something other than null. Rejects after `timeout` milliseconds. */
export async function until<Result>(
  action: () => Promise<Result | null>,
  what: () => string,
  timeout = 15_000,
): Promise<Result> {
  const end = Date.now() + timeout;
  for (;;) {
    const result = await action();
    if (result !== null) return result;
    if (Date.now() > end) throw new Error(`${what()} within ${timeout / 1000} seconds.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
