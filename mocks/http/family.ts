import type { BodyRules } from './body';
import type { CorsRules } from './cors';
import type { Refusal } from './refusal';
import type { Route } from './route';

/** A part of the backend that has its own ways: GoTrue, PostgREST, edge functions, the public API. */
export interface Family {
  /** Where its paths begin, without a closing slash. */
  prefix: string;
  routes: readonly Route[];
  cors: CorsRules;
  body: BodyRules;
  /** Whether the gateway asks for the public key; a link in a mail, for one, has none. */
  needsKey: (path: string) => boolean;
  notFound: (path: string) => Refusal;
  unexpected: () => Refusal;
  /** For a network that lets nothing through: see `scenarios/`. */
  tooMany: () => Refusal;
  envelope: (refusal: Refusal, request: Request) => Response;
}
