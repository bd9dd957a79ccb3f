import { ArrowLeft } from 'lucide-react';
import { Icon } from '../../primitives/Icon';
import { Link } from '../Link';
import * as css from './BackLink.css';

interface BackLinkProps {
  to: string;
  /** What is there: 'All articles'. */
  label: string;
}

/** The way to the page above this one, at the top of a page. */
export function BackLink({ to, label }: BackLinkProps) {
  return (
    <Link look="quiet" to={to} className={css.back}>
      <Icon of={ArrowLeft} size="s" mirrored />
      {label}
    </Link>
  );
}
