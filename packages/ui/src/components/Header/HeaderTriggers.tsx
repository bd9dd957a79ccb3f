import * as common from '@verapix/messages/common';
import { ChevronDown, UserRound } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Icon } from '../../primitives/Icon';
import { Button } from '../Button';
import * as css from './Header.css';
import { accountLabel } from './navigation';

interface ToolsTriggerProps extends ComponentProps<'button'> {
  /** The page is one of the tools. */
  current: boolean;
}

/** The button that opens the tools menu. The browser itself says whether it is open. */
export function ToolsTrigger({ current, ...rest }: ToolsTriggerProps) {
  return (
    <button
      type="button"
      aria-haspopup="menu"
      {...rest}
      className={css.navItem}
      data-current={current || undefined}
    >
      {common.tools}
      <Icon of={ChevronDown} size="s" className={css.chevron} />
    </button>
  );
}

interface AccountTriggerProps extends ComponentProps<'button'> {
  user: { name: string | null };
}

/** The button that opens the account menu, labelled with the user's name. */
export function AccountTrigger({ user, ...rest }: AccountTriggerProps) {
  const label = accountLabel(user);
  return (
    <Button
      aria-haspopup="menu"
      aria-expanded={false}
      {...rest}
      variant="ghost"
      icon={<Icon of={UserRound} />}
    >
      <span className={css.userName} title={label}>
        {label}
      </span>
      <Icon of={ChevronDown} size="s" className={css.chevron} />
    </Button>
  );
}
