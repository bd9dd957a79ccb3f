import type { EnginePhase } from '../engine';

/** The parts of a run on the device. The face comes before the large model, which a photo without one never needs. */
export const headshotPhases = [
  { id: 'read', label: 'Reading the photo', weight: 0.05 },
  { id: 'face', label: 'Finding the face', weight: 0.2 },
  { id: 'model', label: 'Loading the model', weight: 0.3 },
  { id: 'outline', label: 'Finding the outline', weight: 0.25 },
  { id: 'studio', label: 'Setting light and backdrop', weight: 0.2 },
] as const satisfies readonly EnginePhase[];

export type HeadshotPhase = (typeof headshotPhases)[number]['id'];
