import type { EnginePhase } from '../engine';

/** The parts of a run. */
export const logoPhases = [
  { id: 'letters', label: 'Loading the typefaces', weight: 0.4 },
  { id: 'draw', label: 'Drawing', weight: 0.3 },
  { id: 'save', label: 'Saving the files', weight: 0.3 },
] as const satisfies readonly EnginePhase[];

export type LogoPhase = (typeof logoPhases)[number]['id'];
