import type { Box } from './types';

/** How much smaller the squares of each further level are. */
const levelShare = 1 / 2;
/** Levels below the whole picture: at the last one a face of a twentieth of the picture is found. */
const levels = 2;

/** In a smaller part, in pixels, a face would be too small for any use. */
const leastSide = 64;

/** Starts of squares along one side, which overlap by at least half, so that no face is cut by all of them. */
function starts(length: number, side: number): number[] {
  const steps = Math.ceil((length - side) / (side / 2));
  return Array.from({ length: steps + 1 }, (_, index) =>
    steps === 0 ? 0 : ((length - side) * index) / steps,
  );
}

/** The squares of one level; the first level is the whole picture in a square round it, others may be empty. */
export function searchWindows(width: number, height: number, level: number): Box[] {
  const longer = Math.max(width, height);
  if (level === 0)
    return [{ x: (width - longer) / 2, y: (height - longer) / 2, width: longer, height: longer }];
  const side = Math.min(width, height, longer * levelShare ** level);
  if (side < leastSide) return [];
  return starts(height, side).flatMap((y) =>
    starts(width, side).map((x) => ({ x, y, width: side, height: side })),
  );
}

/** Every level, from the whole picture to its small parts. */
export const searchLevels = Array.from({ length: levels + 1 }, (_, level) => level);
