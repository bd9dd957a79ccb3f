import type { PlanId } from '@verapix/facts';
import { type AuthUser, stateValueNames } from '@verapix/machines';
import { Grid, LinkCard, PageHeader, Stack } from '@verapix/ui';
import { Page } from '../../../shell/Page';
import type { LazyActor } from '../../../wiring/use-lazy-actor';
import { accountLinks, merchantLink } from './account-links';
import { DeleteAccountSection } from './DeleteAccountSection';
import { ProfileSection } from './ProfileSection';
import type { DeleteAccountActor } from './start-delete-account';
import type { ProfileActor } from './start-profile';

export interface AccountViewProps {
  user: AuthUser;
  planId: PlanId;
  hasFullAccess: boolean;
  /** Undefined snapshots: nothing was edited yet, nothing was asked to be deleted. */
  profile: LazyActor<ProfileActor>;
  deletion: LazyActor<DeleteAccountActor>;
  /** Of dates; the browser's own where none is given. */
  locale?: string | undefined;
}

/** The account as its two machines' states show it. */
export function AccountView({ user, planId, hasFullAccess, profile, deletion, locale }: AccountViewProps) {
  const states = [
    ...stateValueNames('profile', profile.snapshot?.value ?? 'viewing'),
    ...stateValueNames('delete-account', deletion.snapshot?.value ?? 'idle'),
  ];
  return (
    <Page title="My account">
      <Stack gap="l" data-machine-state={states.join(' ')}>
        <PageHeader title="My account" />
        <ProfileSection {...profile} {...{ user, planId, hasFullAccess, locale }} />
        <Grid gap="m" column="l">
          {accountLinks.map((link) => (
            <LinkCard key={link.to} level={2} {...link} />
          ))}
          {user.isAdmin && <LinkCard level={2} {...merchantLink} />}
        </Grid>
        <DeleteAccountSection {...deletion} planId={hasFullAccess ? 'free' : planId} />
      </Stack>
    </Page>
  );
}
