import * as messages from '@verapix/messages/ui';
import { Menu } from 'lucide-react';
import { Icon } from '../../primitives/Icon';
import { IconButton } from '../IconButton';

/** For browsers without `command`. */
function showModal(id: string): void {
  const dialog = document.getElementById(id);
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
}

/** The button that opens the mobile menu with the id `opens`. A prerendered one opens before any script has run. */
export function MobileMenuTrigger({ opens }: { opens: string }) {
  return (
    <IconButton
      {...{ command: 'show-modal', commandfor: opens }}
      aria-haspopup="dialog"
      label={messages.openMenu}
      size="l"
      icon={<Icon of={Menu} size="l" />}
      onClick={() => showModal(opens)}
    />
  );
}
