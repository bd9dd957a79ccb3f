import {
  type AuthUser,
  type DataExportEvent,
  type ExportFormat,
  exportFormats,
  selectPreparingFormat,
  stateValueNames,
} from '@verapix/machines';
import { Alert, Button, Facts, Icon, Inline, Link, SettingsList, Skeleton, SkeletonGroup } from '@verapix/ui';
import { Download } from 'lucide-react';
import type { SnapshotFrom } from 'xstate';
import { paths } from '../../../paths';
import { SettingsFrame } from '../SettingsFrame/SettingsFrame';
import type { DataExportActor } from './start-data-export';

interface AccountDataViewProps {
  /** Null while it is not known who is signed in. */
  user: AuthUser | null;
  /** Undefined before the machine has started: nothing was asked for yet. */
  snapshot: SnapshotFrom<DataExportActor> | undefined;
  send: (event: DataExportEvent) => void;
}

/** The page of one's own data as its machine's state shows it. */
export function AccountDataView({ user, snapshot, send }: AccountDataViewProps) {
  return (
    <SettingsFrame
      title="Account data"
      lead="Download a copy of the data in your profile."
      states={stateValueNames('data-export', snapshot?.value ?? 'idle')}
    >
      <SettingsList.Root title="What is in the file" description="Your profile, and nothing else.">
        <SettingsList.Row>
          <SkeletonGroup busy={user === null} label="Loading your data">
            {user ? <Facts facts={factsOf(user)} /> : <Skeleton lines={3} />}
          </SkeletonGroup>
        </SettingsList.Row>
        <SettingsList.Row>
          <Downloads
            preparing={snapshot && selectPreparingFormat(snapshot)}
            disabled={user === null}
            onRequest={(format) => send({ type: 'export.requested', format })}
          />
        </SettingsList.Row>
      </SettingsList.Root>
      <RightOfAccess />
    </SettingsFrame>
  );
}

/** Under the names that they have in the file. */
const factsOf = ({ fullName, email, createdAt }: AuthUser) => [
  { label: 'name', value: fullName || 'empty' },
  { label: 'email', value: email },
  { label: 'created_at', value: createdAt },
];

interface DownloadsProps {
  preparing: ExportFormat | undefined;
  disabled: boolean;
  onRequest: (format: ExportFormat) => void;
}

function Downloads({ preparing, disabled, onRequest }: DownloadsProps) {
  return (
    <Inline>
      {exportFormats.map((format) => (
        <Button
          key={format}
          icon={<Icon of={Download} />}
          disabled={disabled}
          pending={preparing === format}
          pendingLabel="Preparing the file"
          onClick={() => onRequest(format)}
        >
          Download {format.toUpperCase()}
        </Button>
      ))}
    </Inline>
  );
}

function RightOfAccess() {
  return (
    <Alert title="Your right of access">
      Article 15 of the General Data Protection Regulation (GDPR) gives you the right to know which personal
      data about you is processed, and to get a copy of it. For anything that is not in this file,{' '}
      <Link to={paths.contact}>contact us</Link>.
    </Alert>
  );
}
