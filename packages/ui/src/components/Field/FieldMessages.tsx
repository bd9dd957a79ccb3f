import { CircleAlert } from 'lucide-react';
import { classNames } from '../../class-names';
import { Icon } from '../../primitives/Icon';
import * as css from './Field.css';
import { type FieldIds, type FieldTexts, isShown } from './use-field';

interface FieldMessagesProps extends Pick<FieldTexts, 'hint' | 'error'> {
  ids: FieldIds;
  className?: string;
}

/** What is wrong, then how to answer. A new error is also read aloud, politely. */
export function FieldMessages({ ids, hint, error, className }: FieldMessagesProps) {
  return (
    <div className={classNames(css.messages, className)}>
      <div aria-live="polite">
        {isShown(error) && (
          <div className={css.error}>
            <Icon of={CircleAlert} size="s" className={css.errorIcon} />
            <span id={ids.error}>{error}</span>
          </div>
        )}
      </div>
      {isShown(hint) && (
        <div id={ids.hint} className={css.hint}>
          {hint}
        </div>
      )}
    </div>
  );
}
