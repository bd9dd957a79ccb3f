import type { EnginePhase } from '../engine';

/** The parts of a run on the device. The weights are those of a page that is read for the first time. */
export const textPhases = [
  { id: 'open', label: 'Opening the picture', weight: 0.05 },
  { id: 'model', label: 'Loading the reader', weight: 0.25 },
  { id: 'level', label: 'Turning the page upright', weight: 0.05 },
  { id: 'read', label: 'Reading the text', weight: 0.65 },
] as const satisfies readonly EnginePhase[];

export type TextPhase = (typeof textPhases)[number]['id'];
