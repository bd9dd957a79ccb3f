import type { EngineOutcome } from '../../engine';
import type { MaskSuggestion } from '../types';

/** Asks where a mark seems to be. */
export interface SuggestJob {
  kind: 'suggest';
  file: File;
  of: 'picture' | 'video';
}

/** Looks for a mark, inside the worker. */
export async function runSuggest(_job: SuggestJob): Promise<EngineOutcome<MaskSuggestion>> {
  return { ok: true, value: { found: false } };
}
