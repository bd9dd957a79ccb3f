import type { ChartState, ChartTransition } from './chart';

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

/** The label of a transition, on an arrow or inside its state. */
export interface Line {
  transition: ChartTransition;
  text: string;
}

export interface DrawnState extends Box {
  id: string;
  label: string;
  type: ChartState['type'];
  invokes: readonly string[];
  /** How many states inside it are not drawn, as it is collapsed. */
  hidden: number;
  /** Transitions without an arrow: to the state itself or to a child. */
  lines: readonly Line[];
}

/** All transitions from one state to another. */
export interface Arrow {
  id: string;
  points: readonly Point[];
  /** The position of its labels. */
  label: Box | null;
  lines: readonly Line[];
}

/** A chart with positions, in pixels from the top left. */
export interface Drawing {
  width: number;
  height: number;
  /** Parents before their children. */
  states: readonly DrawnState[];
  /** The initial state: a dot with an arrow. */
  starts: readonly Point[];
  arrows: readonly Arrow[];
}

/** Sizes of the drawing. Text is monospace. */
export const measures = { fontSize: 11, letter: 6.65, line: 16, padding: 10, start: 8 } as const;

/** The label of an invoked actor. */
export const invokeText = (name: string) => `runs ${name}`;
