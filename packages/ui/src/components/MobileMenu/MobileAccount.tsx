import { Button } from '../Button';
import { type Navigation, signOutLabel } from '../Header/navigation';
import { InternalLink } from '../Link';
import { Skeleton } from '../Skeleton';
import * as css from './MobileMenu.css';

/** For a visitor: the way to the sign-in page. */
export function SignIn({ path, onFollow }: { path: string; onFollow: () => void }) {
  return (
    <Button asChild size="l" wide>
      <InternalLink to={path} onClick={onFollow}>
        Sign In
      </InternalLink>
    </Button>
  );
}

/** While it is not known who is there. */
export function AccountRoom() {
  return (
    <div className={css.accountRoom}>
      <Skeleton shape="block" style={{ minBlockSize: '100%' }} />
    </div>
  );
}

/** For a signed-in user. It says when it is at work, and then ignores presses. */
export function SignOut({ signingOut, onSignOut }: Required<Pick<Navigation, 'signingOut' | 'onSignOut'>>) {
  return (
    <Button size="l" wide aria-disabled={signingOut} {...(!signingOut && { onClick: onSignOut })}>
      {signOutLabel(signingOut)}
    </Button>
  );
}
