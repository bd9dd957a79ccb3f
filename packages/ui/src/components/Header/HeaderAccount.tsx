import { Button } from '../Button';
import { Deferred } from '../Deferred';
import { InternalLink } from '../Link';
import { Skeleton } from '../Skeleton';
import { AccountTrigger } from './AccountTrigger';
import * as css from './Header.css';
import type { Navigation } from './navigation';

const loadAccountMenu = async () => (await import('./AccountMenu')).AccountMenu;

/** Room for what will stand there. */
function AccountRoom() {
  return (
    <div className={css.accountRoom}>
      <Skeleton shape="block" style={{ minBlockSize: '100%' }} />
    </div>
  );
}

type HeaderAccountProps = Pick<
  Navigation,
  'paths' | 'currentPath' | 'user' | 'loading' | 'signingOut' | 'onSignOut'
>;

/** The header's end: the account menu, or the way to sign in, or room for either while it is not known which. */
export function HeaderAccount({ user, loading = false, ...navigation }: HeaderAccountProps) {
  if (loading) return <AccountRoom />;
  if (user) {
    return (
      <Deferred load={loadAccountMenu} standIn={<AccountTrigger user={user} />}>
        {(AccountMenu) => <AccountMenu {...navigation} user={user} defaultOpen />}
      </Deferred>
    );
  }
  return (
    <Button asChild className={css.signIn}>
      <InternalLink to={navigation.paths.signIn}>Sign In</InternalLink>
    </Button>
  );
}
