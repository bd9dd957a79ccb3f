import { ChevronDown, UserRound } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Icon } from '../../primitives/Icon';
import { Button } from '../Button';
import * as css from './Header.css';
import { accountLabel } from './navigation';

interface AccountTriggerProps extends ComponentProps<'button'> {
  user: { name: string | null };
}

/** The button of the account menu, labelled with who is signed in. */
export function AccountTrigger({ user, ...rest }: AccountTriggerProps) {
  const label = accountLabel(user);
  return (
    <Button aria-haspopup="menu" aria-expanded={false} {...rest} look="ghost" icon={<Icon of={UserRound} />}>
      <span className={css.userName} title={label}>
        {label}
      </span>
      <Icon of={ChevronDown} size="s" className={css.chevron} />
    </Button>
  );
}
