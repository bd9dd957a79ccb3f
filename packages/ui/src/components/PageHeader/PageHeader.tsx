import { ArrowLeft } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../class-names';
import { Heading } from '../../primitives/Heading';
import { Icon } from '../../primitives/Icon';
import { Text } from '../../primitives/Text';
import { Link } from '../Link';
import * as css from './PageHeader.css';

export interface PageHeaderProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** The page's title: its `h1`. */
  title: ReactNode;
  /** The parent page. */
  back?: { to: string; label: string };
  /** One or two sentences about the page. */
  lead?: ReactNode;
  /** Actions on the whole page: buttons or links. */
  actions?: ReactNode;
}

/** The top of a page: the back link, the title, a description and actions. Use one per page. */
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

interface BackLinkProps {
  to: string;
  /** Title of the parent page: 'All articles'. */
  label: string;
}

/** The link to the parent page, at the top of a page. */
export function BackLink({ to, label }: BackLinkProps) {
  return (
    <Link variant="quiet" to={to} className={css.back}>
      <Icon of={ArrowLeft} size="s" mirrored />
      {label}
    </Link>
  );
}
