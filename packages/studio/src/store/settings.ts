/** A mask is larger than most pictures: of it, the area that it covers is kept, as ratios of the picture. */
interface MaskLike {
  width: number;
  height: number;
  data: Uint8Array;
}

const isMask = (value: unknown): value is MaskLike =>
  typeof value === 'object' && value !== null && 'data' in value && value.data instanceof Uint8Array;

/** The smallest rectangle around what is marked, in pixels; undefined if nothing is. */
export function markedArea({ width, height, data }: MaskLike) {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!data[y * width + x]) continue;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = y + 1;
    }
  }
  if (right === 0) return undefined;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** The same as ratios of the picture. */
function areaOfMask(mask: MaskLike) {
  const area = markedArea(mask);
  if (!area) return undefined;
  const { width, height } = mask;
  return { x: area.x / width, y: area.y / height, width: area.width / width, height: area.height / height };
}

/** A run's options as JSON. */
export function settingsOf(options: object): Record<string, unknown> {
  const { mask, ...rest } = options as { mask?: unknown };
  return { ...rest, ...(isMask(mask) && { area: areaOfMask(mask) }) };
}

/**
 * The settings of an earlier run as options of another one: those that the tool still has, with values of the same kind. A
 * mask is not among them: it belongs to its picture.
 */
export function optionsOf<Options extends object>(
  settings: Readonly<Record<string, unknown>>,
  initial: Options,
): Partial<Options> {
  const known = Object.entries(initial).filter(([name, value]) => {
    const setting = settings[name];
    return typeof setting === typeof value && Array.isArray(setting) === Array.isArray(value);
  });
  return Object.fromEntries(known.map(([name]) => [name, settings[name]])) as Partial<Options>;
}
