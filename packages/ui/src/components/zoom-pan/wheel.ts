/** What a wheel event says, as far as zooming cares. */
export type WheelTurn = Pick<WheelEvent, 'deltaY' | 'deltaMode' | 'ctrlKey' | 'metaKey'>;

/** CSS px that one unit of `deltaMode` (pixels, lines, pages) stands for. */
const unitLength = [1, 16, 400] as const;
const strength = { plain: 0.002, pinch: 0.01 } as const;
/** One event never zooms further, however hard the wheel is spun. */
const mostPerEvent = 0.35;

/**
 * Whether the turn zooms. With Ctrl or Cmd (which is also what a trackpad pinch sends) always; without, only
 * while zoomed in. So a wheel over a fitted picture scrolls the page, and zooming out ends in scrolling again.
 */
export function wheelZooms(turn: WheelTurn, zoomed: boolean): boolean {
  return turn.ctrlKey || turn.metaKey || zoomed;
}

/** What the scale is multiplied by. Turning back by as much undoes it. */
export function wheelFactor(turn: WheelTurn): number {
  const length = turn.deltaY * (unitLength[turn.deltaMode as 0 | 1 | 2] ?? 1);
  const power = -length * (turn.ctrlKey || turn.metaKey ? strength.pinch : strength.plain);
  return Math.exp(Math.min(Math.max(power, -mostPerEvent), mostPerEvent));
}
