import * as messages from '@verapix/messages/ui';
import { Menu } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Icon } from '../../primitives/Icon';
import { IconButton } from '../IconButton';

/** The button that opens the mobile menu. */
export function MobileMenuTrigger(props: ComponentProps<'button'>) {
  return (
    <IconButton
      aria-haspopup="dialog"
      aria-expanded={false}
      {...props}
      label={messages.openMenu}
      size="l"
      icon={<Icon of={Menu} size="l" />}
    />
  );
}
