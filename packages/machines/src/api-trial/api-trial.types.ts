import type { UpscaleFactor } from '@verapix/facts';
import type { ApiErrorBody, UpscaleResult } from '@verapix/facts/public-api';
import type { ErrorCaughtEmitted, Outcome } from '../outside.types';
import type { Problem } from '../tool-run/tool-run.types';

/** A request to try the API with. The machine hands it on and keeps none of it: the key is a secret. */
export interface TrialRequest {
  apiKey: string;
  /** Gives the picture, which may have to be fetched first. */
  picture: () => Promise<Blob>;
  scaleFactor: UpscaleFactor;
}

/** What any answer of the API says of itself. */
interface TrialAnswerBase {
  status: number;
  requestId?: string;
  /** What is left of the key's requests; absent where the key was refused. */
  rateLimit?: { limit: number; remaining: number; resetSeconds: number };
  /** After how many seconds another request makes sense. */
  retryAfterSeconds?: number;
  /** From sending to the last byte. */
  milliseconds: number;
  /** The body as it came. */
  body: string;
}

/** The API did what was asked: `picture` is the file behind `result.output.url`. */
export interface TrialUpscaled extends TrialAnswerBase {
  kind: 'upscaled';
  result: UpscaleResult;
  picture: Blob;
}

/** The API refused, or something between here and there answered in its place: then there is no `error`. */
export interface TrialRefused extends TrialAnswerBase {
  kind: 'refused';
  error?: ApiErrorBody['error'];
}

export type TrialAnswer = TrialUpscaled | TrialRefused;

export interface ApiTrialInput {
  /** The clock's time in milliseconds. */
  now: () => number;
}

export interface ApiTrialContext extends ApiTrialInput {
  /** The last answer, until another request is sent. */
  answer: TrialAnswer | undefined;
  /** Why there was no answer. */
  problem: Problem | undefined;
  /** When the key may be used again, in milliseconds of `now`. */
  retryAt: number;
}

export type ApiTrialEvent =
  | { type: 'request.submitted'; request: TrialRequest }
  | { type: 'request.cancelled' }
  /** The limit that was met is that of another key. */
  | { type: 'key.changed' };

export type ApiTrialEmitted = ErrorCaughtEmitted;

/** Output of the `sendRequest` actor. A refusal by the API is an answer. */
export type SendTrialOutcome = Outcome<{ answer: TrialAnswer }>;
