export const dropzoneStates = ['idle', 'focused', 'dragging', 'invalid', 'busy', 'disabled'] as const;
export type DropzoneState = (typeof dropzoneStates)[number];

type Conditions = Record<Exclude<DropzoneState, 'idle'>, boolean>;

/** The state that shows when several hold: what stops the zone first, then what is going on, then what was. */
export function stateOf(conditions: Conditions): DropzoneState {
  const order = ['disabled', 'busy', 'dragging', 'invalid', 'focused'] as const;
  return order.find((state) => conditions[state]) ?? 'idle';
}
