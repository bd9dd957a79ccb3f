import type { Divider } from './divider';
import { labelsWithRoom, type Orientation } from './position';

interface LabelledStage {
  stage: HTMLElement;
  before: HTMLElement;
  after: HTMLElement;
  orientation: Orientation;
}

/** Marks the label the divider has come too near to with `data-crowded`. Returns how to stop. */
export function watchLabelRoom(parts: LabelledStage, divider: Divider): () => void {
  const { stage, before, after, orientation } = parts;
  const lengthOf = (element: HTMLElement) =>
    orientation === 'vertical' ? element.offsetHeight : element.offsetWidth;
  // Measured when something changes its size, never while the divider moves.
  let measured = { stage: 0, before: 0, after: 0 };
  const mark = () => {
    const room = labelsWithRoom(divider.read(), measured.stage, measured);
    before.toggleAttribute('data-crowded', !room.before);
    after.toggleAttribute('data-crowded', !room.after);
  };
  const measure = () => {
    const margin = before.offsetTop;
    const needs = (label: HTMLElement) => lengthOf(label) + 2 * margin;
    measured = { stage: lengthOf(stage), before: needs(before), after: needs(after) };
    mark();
  };
  measure();
  const observer = new ResizeObserver(measure);
  for (const element of [stage, before, after]) observer.observe(element);
  const unsubscribe = divider.subscribe(mark);
  return () => {
    unsubscribe();
    observer.disconnect();
  };
}
