import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../class-names';
import { Heading } from '../../primitives/Heading';
import { Text } from '../../primitives/Text';
import { BackLink } from './BackLink';
import * as css from './PageHeader.css';

export interface PageHeaderProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** What the page is: its `h1`. */
  title: ReactNode;
  /** The page above this one. */
  back?: { to: string; label: string };
  /** One or two sentences about the page. */
  lead?: ReactNode;
  /** What can be done with the page as a whole: buttons or links. */
  actions?: ReactNode;
}

/** The top of a page: the way back, its name, a word about it and what can be done with all of it. One to a page. */
export function PageHeader({ title, back, lead, actions, className, ...rest }: PageHeaderProps) {
  return (
    <div {...rest} className={classNames(css.root, className)}>
      {back && <BackLink {...back} />}
      <div className={css.row}>
        <div className={css.text}>
          <Heading level={1} size="title">
            {title}
          </Heading>
          {lead && (
            <Text size="l" tone="textMuted" measure>
              {lead}
            </Text>
          )}
        </div>
        {actions && <div className={css.actions}>{actions}</div>}
      </div>
    </div>
  );
}
