import { CircleAlert, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../class-names';
import { Icon } from '../../primitives/Icon';
import * as css from './Field.css';
import { isShown } from './is-shown';
import type { FieldIds, FieldTexts } from './use-field';

interface FieldMessagesProps extends Pick<FieldTexts, 'hint' | 'error'> {
  ids: FieldIds;
  /** Worth knowing while answering, and no error. */
  notice?: ReactNode;
  className?: string;
}

/** What is wrong, then how to answer. A new error or notice is also read aloud, politely. */
export function FieldMessages({ ids, hint, error, notice, className }: FieldMessagesProps) {
  return (
    <div className={classNames(css.messages, className)}>
      <div aria-live="polite">
        {isShown(error) && (
          <div className={css.error}>
            <Icon of={CircleAlert} size="s" className={css.messageIcon} />
            <span id={ids.error}>{error}</span>
          </div>
        )}
        {isShown(notice) && (
          <div className={css.notice}>
            <Icon of={TriangleAlert} size="s" className={css.messageIcon} />
            <span>{notice}</span>
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
