import type { Check } from './tool-entry';

/** Checks for `StepRules`. */
export const oneOf =
  (...values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value);

export const isRatio: Check = (value) => typeof value === 'number' && value >= 0 && value <= 1;

/** A part of a picture, as ratios of its sides. */
export interface RatioArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Whether a value is an area that is not empty, inside the picture. */
export function isArea(value: unknown): value is RatioArea {
  if (typeof value !== 'object' || value === null) return false;
  const { x, y, width, height } = value as Partial<Record<keyof RatioArea, unknown>>;
  if (![x, y, width, height].every(isRatio)) return false;
  const area = value as RatioArea;
  // A sum of two ratios may be above 1 by a rounding error.
  return area.width > 0 && area.height > 0 && area.x + area.width < 1.001 && area.y + area.height < 1.001;
}

/** Whether a value is a list of some of these names, each once and at least one. */
export const someOf =
  (names: Readonly<Record<string, unknown>>): Check =>
  (value) =>
    Array.isArray(value) &&
    value.length > 0 &&
    new Set(value).size === value.length &&
    value.every((name) => typeof name === 'string' && Object.hasOwn(names, name));
