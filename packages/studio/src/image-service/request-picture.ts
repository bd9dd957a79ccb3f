import type { EngineFailure } from '@verapix/engines';
import type { RequestPicture } from '@verapix/engines/image-generator';
import { usageLimitProblem } from '@verapix/machines';
import * as messages from '@verapix/messages/tool-image-service';
import { freeUses, type Problem } from '@verapix/domain';
import type { FreeUsesView } from '../free-uses/use-free-uses';
import type { PictureApi } from '../host';

type Answer = Awaited<ReturnType<RequestPicture>> & {
  /** How many more pictures the plan has, as a page shows it. Absent if the answer does not say. */
  left?: FreeUsesView;
};

/** What a page shows of the number of pictures that are left; null for no limit. */
export function viewOfLeft(left: number | null): FreeUsesView {
  if (left === null) return { state: 'unlimited', access: 'plan', used: 0 };
  return { state: left > 0 ? 'available' : 'exhausted', access: 'limited', used: freeUses - left };
}

/** Why there is no picture, in words for the page. */
function failureOf({ code, message }: Problem): EngineFailure {
  if (code === 'usage_limit_reached') {
    return { code: 'usage-limit', message: usageLimitProblem.message, fix: usageLimitProblem.fix };
  }
  if (code === 'prompt_refused') {
    return {
      code: 'prompt-refused',
      message,
      fix: messages.refusedFix,
    };
  }
  const fix = code === 'session_missing' ? messages.signedOutFix : messages.unavailableFix;
  return { code: 'service-unavailable', message, fix };
}

/** Asks the backend for a picture. Rejects if the signal aborts. */
export async function requestPicture(
  loadApi: () => Promise<PictureApi>,
  { prompt, negative, style, strength, width, height, seed }: Parameters<RequestPicture>[0],
  signal: AbortSignal,
): Promise<Answer> {
  const { generateImage } = await loadApi();
  const wanted = { prompt, negative, style, strength, width, height, seed };
  const outcome = await generateImage(wanted, signal);
  signal.throwIfAborted();
  if (outcome.ok) return { ...outcome, left: viewOfLeft(outcome.left) };
  const failure = failureOf(outcome.problem);
  return { ok: false, failure, ...(failure.code === 'usage-limit' && { left: viewOfLeft(0) }) };
}
