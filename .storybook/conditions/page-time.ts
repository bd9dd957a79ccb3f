const RealDate = Date;
const { now: realNow } = RealDate;

let now = realNow;

/** A `Date` whose idea of the present can be changed. Everything else about it is the browser's. */
const PageDate = new Proxy(RealDate, {
  construct: (target, given, self) => Reflect.construct(target, given.length > 0 ? given : [now()], self),
  apply: () => new RealDate(now()).toString(),
  get: (target, key) => (key === 'now' ? pageNow : Reflect.get(target, key)),
});

/** Follows every change, also for whoever took it once and kept it. */
function pageNow(): number {
  return now();
}

/**
 * Puts a `Date` in the page that tells the time which is set here; the real one until then. Timers stay real: a wait
 * takes as long as ever. Call it before anything of the page is loaded.
 */
export function installPageTime(): void {
  globalThis.Date = PageDate;
}

/** Time stands still at a moment, in milliseconds since 1970. */
export function holdTimeAt(moment: number): void {
  now = () => moment;
}

/** Time goes on from a moment. */
export function runTimeFrom(moment: number): void {
  const ahead = moment - realNow();
  now = () => realNow() + ahead;
}

/** The real time again. */
export function releaseTime(): void {
  now = realNow;
}
