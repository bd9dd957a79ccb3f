import type { AuthUser } from '@verapix/domain';
import { failureToast, successToast, unexpectedProblem } from '@verapix/machines';
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
import { useEffect, useRef, useState } from 'react';
import { RequireSession } from '../../app/access/RequireSession';
import { useAccount } from '../../app/account/account';
import { request } from '../../app/flow/define-flow';
import { paths } from '../../content/paths';
import { SettingsFrame } from '../../app/shell/SettingsFrame';
import { useToasts } from '../../app/toasts';
import { type ExportFormat, exportFormats } from './account-data';
import { exportData } from './export-data';

/** `/account/data`: the data stored about the user, to view and to download. */
export function AccountDataPage() {
  return (
    <RequireSession
      notice={messages.signInFirst}
      fallback={<AccountDataView user={null} preparing={undefined} onDownload={() => {}} />}
    >
      {(user) => <DataOfUser key={user.id} user={user} />}
    </RequireSession>
  );
}

export { AccountDataPage as Component };

function DataOfUser({ user }: { user: AuthUser }) {
  const account = useAccount();
  const { notify } = useToasts();
  const [preparing, setPreparing] = useState<ExportFormat>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const download = async (format: ExportFormat) => {
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setPreparing(format);
    try {
      const outcome = await request(account, (api) => exportData(api, { userId: user.id, format }, signal));
      if (signal.aborted) return;
      notify(
        outcome.ok
          ? successToast(messages.dataDownloaded({ format: format.toUpperCase() }))
          : failureToast(messages.dataNotDownloaded, outcome.problem),
      );
    } catch (error) {
      if (signal.aborted) return;
      console.error(error);
      notify(failureToast(messages.dataNotDownloaded, unexpectedProblem));
    }
    setPreparing(undefined);
  };
  return <AccountDataView user={user} preparing={preparing} onDownload={download} />;
}

interface AccountDataViewProps {
  /** Null while the session is read. */
  user: AuthUser | null;
  /** The format of the file that is being prepared. */
  preparing: ExportFormat | undefined;
  /** Not called while a file is being prepared. */
  onDownload: (format: ExportFormat) => void;
}

/** The user's data, to view and to download. */
export function AccountDataView({ user, preparing, onDownload }: AccountDataViewProps) {
  return (
    <SettingsFrame title={messages.dataTitle} lead={messages.dataLead} states={[]}>
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
                onClick={() => preparing === undefined && onDownload(format)}
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
