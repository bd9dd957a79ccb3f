import type { RandomBytes } from './crypto';
import type { Store } from './db/store';
import type { Delays } from './delays';
import type { PictureTools } from './public-api/picture-tools';

/** What the mock backend needs from its environment. Everything is injected, so tests control time and randomness. */
export interface BackendOptions {
  store: Store;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Returns a new UUID. */
  newId: () => string;
  randomBytes: RandomBytes;
  delays: Delays;
  wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** PBKDF2 iterations for a new password. */
  passwordRounds: number;
  /** The app's origin. Redirects to addresses that are not allowed go here. */
  siteUrl: string;
  /** Other origins that redirects may go to. */
  redirectOrigins: readonly string[];
  /** Loads the image functions of the public API when they are first needed. */
  pictures: () => Promise<PictureTools>;
}

/** A whole backend in one function. It never rejects. */
export interface Backend {
  fetch: (request: Request) => Promise<Response>;
}
