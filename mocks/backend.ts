import type { Store } from './db/store';
import type { StandInDelays } from './delays';
import type { PictureTools } from './public-api/pictures/types';

/** What the stand-in backend needs from its surroundings. All of it is injected, so a test decides what time it is. */
export interface BackendOptions {
  store: Store;
  /** Milliseconds since 1970. */
  now: () => number;
  /** A new UUID. */
  newId: () => string;
  /** Cryptographic randomness in the product, a counted sequence in a test. */
  randomBytes: (length: number) => Uint8Array<ArrayBuffer>;
  /** Waits before an answer; zero in tests. */
  delays: StandInDelays;
  wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** Rounds of PBKDF2 for a new password. */
  passwordRounds: number;
  /** The app's origin: where a redirect goes that is not allowed to go elsewhere. */
  siteUrl: string;
  /** Further origins that a redirect may go to. */
  redirectOrigins: readonly string[];
  /** What the public API works on pictures with; fetched when it is first needed. */
  pictures: () => Promise<PictureTools>;
}

/** A whole backend in one function: a request in, a response out. It never rejects. */
export interface Backend {
  fetch: (request: Request) => Promise<Response>;
}
