import { type MerchantSettingsEvent, stateValueNames } from '@verapix/machines';
import { Button, EmptyState, InternalLink } from '@verapix/ui';
import type { SnapshotFrom } from 'xstate';
import { paths } from '../../../paths';
import { Page } from '../../../shell/Page';
import { SettingsFrame } from '../../account/SettingsFrame/SettingsFrame';
import { MerchantSettingsContent } from './MerchantSettingsContent';
import type { MerchantSettingsActor } from './start-merchant-settings';

export interface MerchantSettingsViewProps {
  /** Undefined before the machine has started: the settings are being read. */
  snapshot: SnapshotFrom<MerchantSettingsActor> | undefined;
  send: (event: MerchantSettingsEvent) => void;
}

/** The payment settings as their machine's state shows them. */
export function MerchantSettingsView({ snapshot, send }: MerchantSettingsViewProps) {
  const states = stateValueNames('merchant-settings', snapshot?.value ?? 'loading');
  if (snapshot?.matches('denied')) return <AccessDenied states={states} />;
  return (
    <SettingsFrame
      title="Payment Settings"
      lead="Who is paid, on which account, and where people go to pay."
      states={states}
    >
      <MerchantSettingsContent snapshot={snapshot} send={send} />
    </SettingsFrame>
  );
}

function AccessDenied({ states }: { states: readonly string[] }) {
  return (
    <Page title="Access Denied">
      <EmptyState
        level={1}
        title="Access Denied"
        data-machine-state={states.join(' ')}
        actions={
          <Button asChild tone="accent" look="solid">
            <InternalLink to={paths.home}>Return to Home</InternalLink>
          </Button>
        }
      >
        You need administrator privileges to access payment settings.
      </EmptyState>
    </Page>
  );
}
