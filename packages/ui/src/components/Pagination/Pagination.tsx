import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../class-names';
import { Icon } from '../../primitives/Icon';
import { InternalLink } from '../Link';
import * as css from './Pagination.css';
import { pagesShown } from './pages-shown';

interface PaginationBase extends Omit<ComponentProps<'nav'>, 'children' | 'aria-label' | 'onChange'> {
  /** What has these pages: 'Pages of the activity'. The accessible name. */
  label: string;
  /** The current page, from 1. */
  page: number;
  /** How many there are. */
  pageCount: number;
  /** The accessible name of the arrow back: 'Previous page'. */
  previousLabel: string;
  /** The accessible name of the arrow forwards: 'Next page'. */
  nextLabel: string;
  /** The accessible name of a number: `(page) => \`Page ${page}\``. */
  pageLabel: (page: number) => string;
}

interface PaginationLinks extends PaginationBase {
  /** The path of a page of this site: the numbers are links. */
  pathOf: (page: number) => string;
  onPageChange?: never;
}

interface PaginationButtons extends PaginationBase {
  /** Called with the chosen page: the numbers are buttons. */
  onPageChange: (page: number) => void;
  pathOf?: never;
}

export type PaginationProps = PaginationLinks | PaginationButtons;

/** The pages of a long list: the first, the last, the current one and those beside it. */
export function Pagination({
  label,
  page,
  pageCount,
  previousLabel,
  nextLabel,
  pageLabel,
  pathOf,
  onPageChange,
  className,
  ...rest
}: PaginationProps) {
  const control = (to: number, name: string, children: ReactNode) => {
    const shared = {
      className: css.control,
      'aria-label': name,
      'aria-current': to === page ? ('page' as const) : undefined,
    };
    return pathOf ? (
      <InternalLink {...shared} to={pathOf(to)}>
        {children}
      </InternalLink>
    ) : (
      <button {...shared} type="button" onClick={() => to !== page && onPageChange(to)}>
        {children}
      </button>
    );
  };
  const arrow = (to: number, name: string, drawing: typeof ChevronLeft) => {
    const icon = <Icon of={drawing} mirrored />;
    return (
      <li>
        {to >= 1 && to <= pageCount ? (
          control(to, name, icon)
        ) : (
          <span className={css.control} aria-hidden="true" data-disabled>
            {icon}
          </span>
        )}
      </li>
    );
  };
  return (
    <nav {...rest} aria-label={label} className={classNames(css.root, className)}>
      <ul className={css.list}>
        {arrow(page - 1, previousLabel, ChevronLeft)}
        {pagesShown(page, pageCount).map((shown) =>
          typeof shown === 'number' ? (
            <li
              key={shown}
              className={
                Math.abs(shown - page) === 1 && shown !== 1 && shown !== pageCount ? css.beside : undefined
              }
            >
              {control(shown, pageLabel(shown), shown)}
            </li>
          ) : (
            <li key={shown} className={css.gap} aria-hidden="true">
              …
            </li>
          ),
        )}
        {arrow(page + 1, nextLabel, ChevronRight)}
      </ul>
    </nav>
  );
}
