import type { AuthUser } from '@verapix/domain';
import {
  type dataExportMachine,
  type ExportFormat,
  exportFormats,
  selectPreparingFormat,
  stateValueNames,
} from '@verapix/machines';
import * as messages from '@verapix/messages/account-settings';
import {
  Alert,
  Button,
  DescriptionList,
  Icon,
  Inline,
  Link,
  SettingsList,
  Skeleton,
  SkeletonGroup,
} from '@verapix/ui';
import { Download } from 'lucide-react';
import type { ActorRefFrom } from 'xstate';
import { RequireSession } from '../../app/access/RequireSession';
import { type FlowView, useFlow } from '../../app/flow/use-flow';
import { paths } from '../../app/paths';
import { SettingsFrame } from '../../app/shell/SettingsFrame';
import { dataExportFlow } from './data-export.flow';

/** `/account/data`: the data stored about the user, to view and to download. */
export function AccountDataPage() {
  return (
    <RequireSession notice={messages.signInFirst} fallback={<AccountDataSkeleton />}>
      {(user) => <DataOfUser key={user.id} user={user} />}
    </RequireSession>
  );
}

export { AccountDataPage as Component };

function DataOfUser({ user }: { user: AuthUser }) {
  return <AccountDataView user={user} {...useFlow(dataExportFlow, { params: { userId: user.id } })} />;
}

interface AccountDataViewProps extends FlowView<ActorRefFrom<typeof dataExportMachine>> {
  user: AuthUser;
}

/** The user's data, for each state of the export machine. */
export function AccountDataView({ user, snapshot, send }: AccountDataViewProps) {
  return (
    <AccountDataFrame
      user={user}
      state={snapshot.value}
      preparing={selectPreparingFormat(snapshot)}
      onExport={(format) => send({ type: 'export.requested', format })}
    />
  );
}

/** The page while the session is read. */
export const AccountDataSkeleton = () => <AccountDataFrame user={null} state="idle" />;

interface AccountDataFrameProps {
  /** Null while the session is read. */
  user: AuthUser | null;
  state: 'idle' | 'preparing';
  preparing?: ExportFormat | undefined;
  onExport?: (format: ExportFormat) => void;
}

function AccountDataFrame({ user, state, preparing, onExport }: AccountDataFrameProps) {
  return (
    <SettingsFrame
      title={messages.dataTitle}
      lead={messages.dataLead}
      states={stateValueNames('data-export', state)}
    >
      <SettingsList.Root title={messages.dataContents} description={messages.dataContentsText}>
        <SettingsList.Row>
          <SkeletonGroup busy={user === null} label={messages.dataLoading}>
            {user ? <DescriptionList items={itemsOf(user)} /> : <Skeleton lines={3} />}
          </SkeletonGroup>
        </SettingsList.Row>
        <SettingsList.Row>
          <Inline>
            {exportFormats.map((format) => (
              <Button
                key={format}
                icon={<Icon of={Download} />}
                disabled={user === null}
                pending={preparing === format}
                pendingLabel={messages.dataPreparing}
                onClick={() => onExport?.(format)}
              >
                {messages.dataDownload({ format: format.toUpperCase() })}
              </Button>
            ))}
          </Inline>
        </SettingsList.Row>
      </SettingsList.Root>
      <Alert title={messages.accessRight}>
        {messages.accessRightText({ link: (children) => <Link to={paths.contact}>{children}</Link> })}
      </Alert>
    </SettingsFrame>
  );
}

/** The data under the names that it has in the file. */
const itemsOf = ({ fullName, email, createdAt }: AuthUser) => [
  { label: 'name', value: fullName || 'empty' },
  { label: 'email', value: email },
  { label: 'created_at', value: createdAt },
];
