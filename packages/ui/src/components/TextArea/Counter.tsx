import { TriangleAlert } from 'lucide-react';
import { Icon } from '../../primitives/Icon';
import { VisuallyHidden } from '../../primitives/VisuallyHidden';
import { announcement } from './announcement';
import * as css from './TextArea.css';

interface CounterProps {
  /** For the text area's description: how much fits. */
  id: string;
  length: number;
  limit: number;
  warnFrom: number;
}

/** How many characters are in, of how many. Past `warnFrom` it turns to a warning, with a sign besides the colour. */
export function Counter({ id, length, limit, warnFrom }: CounterProps) {
  const warns = length > warnFrom;
  return (
    <div className={css.counter} data-warning={warns || undefined}>
      <span aria-hidden="true" className={css.figures}>
        {warns && <Icon of={TriangleAlert} size="s" />}
        {length} / {limit}
      </span>
      <VisuallyHidden id={id}>Up to {limit} characters.</VisuallyHidden>
      <VisuallyHidden role="status">{announcement(length, limit, warnFrom)}</VisuallyHidden>
    </div>
  );
}
