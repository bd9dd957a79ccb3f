import { Star } from 'lucide-react';
import { Icon } from '../../primitives/Icon';
import * as css from './Stars.css';

const stars = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

/** Five of five stars, as one picture. */
export function Stars() {
  return (
    <span role="img" aria-label={`${stars.length} out of ${stars.length} stars`} className={css.root}>
      {stars.map((star) => (
        <Icon key={star} of={Star} size="s" className={css.star} />
      ))}
    </span>
  );
}
