import { PageHeader, Stack } from '@verapix/ui';
import type { ReactNode } from 'react';
import { paths } from '../../../paths';
import { Page } from '../../../shell/Page';
import * as css from './SettingsFrame.css';

interface SettingsFrameProps {
  title: string;
  lead: string;
  /** Where the page's machine is: for `data-machine-state`. */
  states: readonly string[];
  children: ReactNode;
}

/** What the pages below `/account` have in common: the way back, the name, and the settings beside or below it. */
export function SettingsFrame({ title, lead, states, children }: SettingsFrameProps) {
  return (
    <Page title={title}>
      <div className={css.frame} data-machine-state={states.join(' ')}>
        <PageHeader title={title} lead={lead} back={{ to: paths.account, label: 'Back to account' }} />
        <Stack gap="l">{children}</Stack>
      </div>
    </Page>
  );
}
