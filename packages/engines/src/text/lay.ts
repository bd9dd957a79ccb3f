import { type Grey, resizeGrey, straighten, turnBack } from './grey';
import type { PageTurn, WordBox } from './types';

/** How a page lies in a picture, and how large it is made before it is read. */
export interface Lay {
  turn: PageTurn;
  /** By how much its lines fall to the right once it stands upright, in radians. */
  skew: number;
  factor: number;
}

/** Below this, in radians, a page counts as straight: 0.3 degrees, which the reader bears with ease. */
const straightEnough = 0.005;
const paper = 255;

/** The page of a picture as it is read: upright, its lines level, at the size of the lay. */
export function layLevel(picture: Grey, { turn, skew, factor }: Lay): Grey {
  const upright = turnBack(picture, turn);
  const level = Math.abs(skew) < straightEnough ? upright : straighten(upright, skew, paper);
  return resizeGrey(level, factor);
}

interface Size {
  width: number;
  height: number;
}

/** A point of the level page in the picture it came from. */
function pointInPicture(x: number, y: number, { turn, skew, factor }: Lay, picture: Size): [number, number] {
  const upright =
    turn === 90 || turn === 270 ? { width: picture.height, height: picture.width } : { ...picture };
  const angle = Math.abs(skew) < straightEnough ? 0 : skew;
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  const [dx, dy] = [x / factor - upright.width / 2, y / factor - upright.height / 2];
  const column = upright.width / 2 + dx * cosine - dy * sine;
  const row = upright.height / 2 + dx * sine + dy * cosine;
  if (turn === 90) return [picture.width - row, column];
  if (turn === 180) return [picture.width - column, picture.height - row];
  if (turn === 270) return [row, picture.height - column];
  return [column, row];
}

const within = (value: number, most: number) => Math.min(Math.max(value, 0), most);

/** The upright rectangle of the picture that holds a rectangle of the level page. */
export function boxInPicture(box: WordBox, lay: Lay, picture: Size): WordBox {
  const corners = [
    [box.x, box.y],
    [box.x + box.width, box.y],
    [box.x, box.y + box.height],
    [box.x + box.width, box.y + box.height],
  ].map(([x = 0, y = 0]) => pointInPicture(x, y, lay, picture));
  const columns = corners.map(([x]) => within(x, picture.width));
  const rows = corners.map(([, y]) => within(y, picture.height));
  const [x, y] = [Math.min(...columns), Math.min(...rows)];
  return { x, y, width: Math.max(...columns) - x, height: Math.max(...rows) - y };
}
