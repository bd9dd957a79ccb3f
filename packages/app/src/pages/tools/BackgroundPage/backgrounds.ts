import type { Background, BackgroundKind } from '@verapix/engines/background';

/** The kinds of background, and what people call them. */
export const backgroundLabels: Record<BackgroundKind, string> = {
  none: 'None',
  colour: 'Colour',
  gradient: 'Gradient',
  picture: 'Picture',
  blur: 'Blur',
};

/** What a kind starts with: quiet grounds that suit most subjects. A picture has to be chosen first. */
export const firstBackgrounds: Record<Exclude<BackgroundKind, 'picture'>, Background> = {
  none: { kind: 'none' },
  colour: { kind: 'colour', colour: '#ffffff' },
  gradient: { kind: 'gradient', from: '#8fa3b8', to: '#eef2f6', angle: 0 },
  blur: { kind: 'blur', strength: 0.4 },
};

/** Widest soft edge offered, in pixels: 1 % of the longer side. */
export function softestEdge({ width, height }: { width: number; height: number }): number {
  return Math.max(6, Math.round(Math.max(width, height) / 100));
}
