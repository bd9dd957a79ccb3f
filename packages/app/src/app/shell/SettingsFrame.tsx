import * as messages from '@verapix/messages/shell';
import { PageHeader, Stack } from '@verapix/ui';
import type { ReactNode } from 'react';
import { paths } from '../../content/paths';
import { Page } from './Page';
import * as css from './SettingsFrame.css';

interface SettingsFrameProps {
  title: string;
  lead: string;
  /** The states of the page's machine, for `data-machine-state`. */
  states: readonly string[];
  children: ReactNode;
}

/** The layout of the pages below `/account`: a link back, the title, and the settings beside or below it. */
export function SettingsFrame({ title, lead, states, children }: SettingsFrameProps) {
  return (
    <Page title={title}>
      <div className={css.frame} data-machine-state={states.join(' ')}>
        <PageHeader title={title} lead={lead} back={{ to: paths.account, label: messages.backToAccount }} />
        <Stack gap="l">{children}</Stack>
      </div>
    </Page>
  );
}
