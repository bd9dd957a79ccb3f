import type { AuthUser } from '@verapix/machines';
import { RequireSession } from '../../../access/RequireSession';
import { AccountDataView } from './AccountDataView';
import { useDataExport } from './use-data-export';

/** `/account/data`: what is stored about the person, to look at and to take away. */
export function AccountDataPage() {
  return (
    <RequireSession
      notice="Please sign in to view your account"
      fallback={<AccountDataView user={null} snapshot={undefined} send={ignore} />}
    >
      {(user) => <DataOfOne key={user.id} user={user} />}
    </RequireSession>
  );
}

/** There is nothing to download before it is known whose data it is. */
const ignore = () => {};

function DataOfOne({ user }: { user: AuthUser }) {
  return <AccountDataView user={user} {...useDataExport(user.id)} />;
}
