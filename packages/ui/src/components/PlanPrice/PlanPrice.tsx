import * as messages from '@verapix/messages/ui';
import type { ComponentProps } from 'react';
import { classNames } from '../../class-names';
import { VisuallyHidden } from '../../primitives/VisuallyHidden';
import * as css from './PlanPrice.css';

export const planPriceSizes = ['m', 'l'] as const;

export interface PlanPriceProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** The price, formatted: '$30'. */
  price: string;
  /** The interval: 'a month', 'once'. */
  per?: string | undefined;
  /** The regular price: '$79.99'. Struck through. */
  regular?: string | undefined;
  /** The saving: 'You save 62%'. */
  saving?: string | undefined;
  size?: (typeof planPriceSizes)[number];
}

/** The price of a plan, with its regular price and the saving. */
export function PlanPrice({ price, per, regular, saving, size = 'm', className, ...rest }: PlanPriceProps) {
  return (
    <p {...rest} className={classNames(css.root, className)}>
      <span className={css.line}>
        <VisuallyHidden>{messages.price} </VisuallyHidden>
        <strong className={css.price({ size })}>{price}</strong>
        {per && <span className={css.muted}> {per}</span>}
      </span>
      {(regular ?? saving) && (
        <span className={css.line}>
          {regular && (
            <span className={css.muted}>
              <VisuallyHidden> {messages.regularPrice} </VisuallyHidden>
              <del>{regular}</del>
            </span>
          )}
          {saving && <span className={css.saving}> {saving}</span>}
        </span>
      )}
    </p>
  );
}
