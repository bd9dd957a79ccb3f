import type { EnginePhase } from '../engine';

/** The parts of a run that paints. */
export const imaginePhases = [
  { id: 'read', label: 'Reading the description', weight: 0.02 },
  { id: 'paint', label: 'Painting the scene', weight: 0.63 },
  { id: 'finish', label: 'Finishing in the chosen style', weight: 0.32 },
  { id: 'encode', label: 'Writing the file', weight: 0.03 },
] as const satisfies readonly EnginePhase[];

export type ImaginePhase = (typeof imaginePhases)[number]['id'];
