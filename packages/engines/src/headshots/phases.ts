import type { EnginePhase } from '../engine';

/**
 * The parts of a run on the device. The face comes before the large model, which a photo without one never needs; the
 * two loads have weights like their sizes.
 */
export const headshotPhases = [
  { id: 'read', label: 'Reading the photo', weight: 0.05 },
  { id: 'finder', label: 'Loading the face finder', weight: 0.1 },
  { id: 'face', label: 'Finding the face', weight: 0.1 },
  { id: 'model', label: 'Loading the model', weight: 0.35 },
  { id: 'outline', label: 'Finding the outline', weight: 0.2 },
  { id: 'studio', label: 'Setting light and backdrop', weight: 0.2 },
] as const satisfies readonly EnginePhase[];

export type HeadshotPhase = (typeof headshotPhases)[number]['id'];
