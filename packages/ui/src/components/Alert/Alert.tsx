import * as messages from '@verapix/messages/ui';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../class-names';
import { Icon } from '../../primitives/Icon';
import { VisuallyHidden } from '../../primitives/VisuallyHidden';
import * as css from './Alert.css';

export const alertTones = ['info', 'success', 'warning', 'danger'] as const;

export interface AlertProps extends Omit<ComponentProps<'div'>, 'title'> {
  tone?: (typeof alertTones)[number];
  /** What happened, in one sentence. */
  title: ReactNode;
  /** Possible actions: buttons or links. */
  actions?: ReactNode;
  /** The alert appears in response to an action of the user and is announced at once. */
  live?: boolean;
}

const tones = {
  info: { icon: Info, word: messages.noteLabel },
  success: { icon: CircleCheck, word: messages.doneLabel },
  warning: { icon: TriangleAlert, word: messages.warningLabel },
  danger: { icon: CircleAlert, word: messages.problemLabel },
} as const;

/** A message in the flow of the page. It says what happened and, in its children, what to do. */
export function Alert({
  tone = 'info',
  title,
  actions,
  live = false,
  className,
  children,
  ...rest
}: AlertProps) {
  const { icon, word } = tones[tone];
  return (
    <div {...rest} className={classNames(css.alert({ tone }), className)} role={live ? 'alert' : undefined}>
      <Icon of={icon} className={css.icon} />
      <div className={css.text}>
        <p className={css.title}>
          <VisuallyHidden>{word} </VisuallyHidden>
          {title}
        </p>
        {children && <div className={css.body}>{children}</div>}
        {actions && <div className={css.actions}>{actions}</div>}
      </div>
    </div>
  );
}
