import { type ComparisonView, comparisonModes } from '@verapix/ui';

const maxZoom = 64;

/** A number of the address within limits; undefined if it is none. */
function numberIn(text: string | null, min: number, max: number): number | undefined {
  const value = text === null || text.trim() === '' ? Number.NaN : Number(text);
  return Number.isFinite(value) ? Math.min(max, Math.max(min, value)) : undefined;
}

/** The view that a link to a result names. What is missing or invalid is left out. */
export function parseView(hash: string): Partial<ComparisonView> {
  const params = new URLSearchParams(hash.replace(/^#/, ''));
  const mode = comparisonModes.find((name) => name === params.get('mode'));
  const zoom = numberIn(params.get('zoom'), 1, maxZoom);
  const x = numberIn(params.get('x'), 0, 1);
  const y = numberIn(params.get('y'), 0, 1);
  return {
    ...(mode && { mode }),
    ...(zoom !== undefined && { zoom }),
    ...(x !== undefined && { x }),
    ...(y !== undefined && { y }),
  };
}

/** The address of a view: `#mode=pair&zoom=2&x=0.5&y=0.25`. */
export const viewHash = ({ mode, zoom, x, y }: ComparisonView): string =>
  `#${new URLSearchParams({ mode, zoom: String(zoom), x: String(x), y: String(y) })}`;
