const RealDate = Date;
const { now: realNow } = RealDate;

let now = realNow;

/** A `Date` with a changeable present. */
const PageDate = new Proxy(RealDate, {
  construct: (target, given, self) => Reflect.construct(target, given.length > 0 ? given : [now()], self),
  apply: () => new RealDate(now()).toString(),
  get: (target, key) => (key === 'now' ? pageNow : Reflect.get(target, key)),
});

/** Respects every change, also after `const { now } = Date`. */
function pageNow(): number {
  return now();
}

/**
 * Replaces `Date` with one whose time can be set. Timers are not affected. Call it before the page's modules are loaded.
 */
export function installPageTime(): void {
  globalThis.Date = PageDate;
}

/** Stops time, in milliseconds since 1970. */
export function holdTimeAt(moment: number): void {
  now = () => moment;
}

/** Runs time from a moment. */
export function runTimeFrom(moment: number): void {
  const ahead = moment - realNow();
  now = () => realNow() + ahead;
}

/** Restores the real time. */
export function releaseTime(): void {
  now = realNow;
}
