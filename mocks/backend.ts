import type { ImageService } from '@verapix/server/images/ports';
import type { Environment, Files, FetchPicture, PictureTools } from '@verapix/server/ports';
import type { Store } from './db/store';
import type { Delays } from './delays';

/** What the public API needs of a browser or of Node. */
export interface ApiTools extends PictureTools {
  fetchPicture: FetchPicture;
}

/** What the mock backend needs from its environment. Everything is injected, so tests control time and randomness. */
export interface BackendOptions extends Environment {
  store: Store;
  delays: Delays;
  wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** PBKDF2 iterations for a new password. */
  passwordRounds: number;
  /** Whether an address counts as confirmed at sign-up, which then signs in at once. Default: `false`. */
  autoConfirm?: boolean;
  /** Other origins that redirects may go to. */
  redirectOrigins: readonly string[];
  /** Loads the image functions of the public API when they are first needed. */
  pictures: () => Promise<ApiTools>;
  /** Keeps the files of results in the cloud. In memory by default. */
  cloudFiles?: Files;
  /** Makes pictures from descriptions. The demo has none. */
  imageService?: ImageService;
}

/** A whole backend in one function. It never rejects. */
export interface Backend {
  fetch: (request: Request) => Promise<Response>;
}
