import { ChevronsLeftRight, ChevronsUpDown } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { Icon } from '../../primitives/Icon';
import { directionAt } from '../zoom-pan';
import type { Divider } from './divider';
import * as css from './Handle.css';
import { type Orientation, positionAfterKey } from './position';

export interface HandleProps extends Omit<ComponentProps<'div'>, 'children' | 'onKeyDown'> {
  divider: Divider;
  orientation: Orientation;
}

/**
 * The line between the pictures: a slider whose value is the divider's position, from its start. Arrows move it the
 * way they point, by 1 %, with Shift by 10 %; Page Up and Page Down by 10 %; Home and End to the ends.
 */
export function Handle({ divider, orientation, ...rest }: HandleProps) {
  // Only the first value is React's: from then on the divider writes it.
  const [start] = useState(divider.read);
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const axis = { orientation, direction: directionAt(event.currentTarget) };
    const next = positionAfterKey(event, divider.read(), axis);
    if (next === null) return;
    event.preventDefault();
    divider.moveTo(next);
  };
  return (
    <div
      aria-label="Comparison divider"
      {...rest}
      role="slider"
      tabIndex={0}
      aria-orientation={orientation}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(start)}
      className={css.handle({ orientation })}
      onKeyDown={press}
    >
      <span className={css.line({ orientation })} />
      <span className={css.grip({ orientation })}>
        <Icon of={orientation === 'vertical' ? ChevronsUpDown : ChevronsLeftRight} />
      </span>
    </div>
  );
}
