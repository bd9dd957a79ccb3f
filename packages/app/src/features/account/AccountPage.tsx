import { type AuthUser, type PlanId, plans } from '@verapix/domain';
import { type deleteAccountMachine, stateValueNames } from '@verapix/machines';
import {
  DangerZone,
  Grid,
  Link,
  LinkCard,
  type LinkCardProps,
  PageHeader,
  Skeleton,
  SkeletonGroup,
  Stack,
} from '@verapix/ui';
import { Bell, CreditCard, Database, KeyRound, Mail, ShieldCheck, Store } from 'lucide-react';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { RequireSession } from '../../app/access/RequireSession';
import { useAccountView } from '../../app/account/account';
import { useFlow } from '../../app/flow/use-flow';
import { paths } from '../../app/paths';
import { Page } from '../../app/shell/Page';
import type { LazyActor } from '../../app/use-lazy-actor';
import { type ProfileActor, ProfileSection } from './ProfileSection';

const loadDeletion = async () => (await import('./delete-account.flow')).deleteAccountFlow;
const loadProfile = async () => (await import('./profile.flow')).profileFlow;

/** `/account`: the profile, links to the settings, and the deletion of the account. */
export function AccountPage() {
  const { user } = useAccountView();
  const [lastUserId, setLastUserId] = useState(user?.id);
  if (user && user.id !== lastUserId) setLastUserId(user.id);
  // A deletion that one user has begun is never continued for another.
  return <AccountOfUser key={lastUserId} />;
}

export { AccountPage as Component };

function AccountOfUser() {
  const { planId, hasFullAccess } = useAccountView();
  const profile = useFlow(loadProfile, { params: undefined });
  const deletion = useFlow(loadDeletion, { params: undefined });
  // On the way to the home page. The session ends meanwhile, which must not redirect to the sign-in page.
  if (deletion.snapshot?.matches('deleted')) return <AccountSkeleton />;
  return (
    <RequireSession notice="Please sign in to view your account" fallback={<AccountSkeleton />}>
      {(user) => <AccountView {...{ user, planId, hasFullAccess, profile, deletion }} />}
    </RequireSession>
  );
}

type Deletion = LazyActor<ActorRefFrom<typeof deleteAccountMachine>>;

interface AccountViewProps {
  user: AuthUser;
  planId: PlanId;
  hasFullAccess: boolean;
  profile: LazyActor<ProfileActor>;
  deletion: Deletion;
  /** For dates. Default: the browser's. */
  locale?: string | undefined;
}

/** The account, for each state of its two machines. */
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
        <DeleteAccountSection {...deletion} endingPlanId={hasFullAccess ? 'free' : planId} />
      </Stack>
    </Page>
  );
}

/** A placeholder of the page while the session is read. */
export function AccountSkeleton() {
  return (
    <Page title="My account">
      <Stack gap="l">
        <PageHeader title="My account" />
        <SkeletonGroup busy label="Loading your account">
          <Stack gap="l">
            <Skeleton shape="block" style={{ blockSize: '7rem' }} />
            <Grid gap="m" column="l">
              {accountLinks.map(({ to }) => (
                <Skeleton key={to} shape="block" style={{ blockSize: '6rem' }} />
              ))}
            </Grid>
          </Stack>
        </SkeletonGroup>
      </Stack>
    </Page>
  );
}

/** What happens to the plan. `free` also covers a plan that is not known. */
const endOfPlan: Record<PlanId, string> = {
  free: 'If you have a paid plan, it ends at once and is not charged again.',
  premium: `Your ${plans.premium.title} plan ends at once and is not charged again.`,
  lifetime: `Your ${plans.lifetime.title} plan ends at once and does not come back with a new account.`,
};

/** Deletes the account in two presses, and says before the first what is lost. */
function DeleteAccountSection({ snapshot, send, endingPlanId }: Deletion & { endingPlanId: PlanId }) {
  const confirming = snapshot?.matches('confirming') ?? false;
  const idle = snapshot?.matches('idle') ?? true;
  return (
    <DangerZone
      title="Delete account"
      state={idle ? 'idle' : confirming ? 'confirming' : 'pending'}
      labels={{ action: 'Delete Account', confirm: 'Confirm Delete', pending: 'Deleting...' }}
      question="This cannot be undone. Press Confirm Delete to delete your account for good."
      onAsk={() => send({ type: 'delete.requested' })}
      onConfirm={() => send({ type: 'delete.confirmed' })}
      onCancel={() => send({ type: 'delete.cancelled' })}
    >
      Your profile, your settings and everything else stored with your account are deleted for good, and you
      are signed out. {endOfPlan[endingPlanId]} To keep a copy of the data in your profile,{' '}
      <Link to={paths.accountData}>download your data</Link> first.
    </DangerZone>
  );
}

type AccountLink = Pick<LinkCardProps, 'to' | 'icon' | 'title' | 'description'>;

const accountLinks: readonly AccountLink[] = [
  {
    to: paths.subscriptions,
    icon: CreditCard,
    title: 'Subscriptions',
    description: 'Your plan, what it costs and when it renews.',
  },
  {
    to: paths.apiKeys,
    icon: KeyRound,
    title: 'API keys',
    description: 'Keys with which your own programs use Verapix.',
  },
  {
    to: paths.notifications,
    icon: Bell,
    title: 'Notification settings',
    description: 'What you are told about, and the ways it reaches you.',
  },
  {
    to: paths.privacySettings,
    icon: ShieldCheck,
    title: 'Privacy and security',
    description: 'Two-factor authentication, and where you are signed in.',
  },
  {
    to: paths.emailPreferences,
    icon: Mail,
    title: 'Email preferences',
    description: 'What is written to you about, and how often.',
  },
  {
    to: paths.accountData,
    icon: Database,
    title: 'Account data',
    description: 'Download a copy of the data in your profile.',
  },
];

/** Shown to administrators. The server refuses users who only claim to be one. */
const merchantLink: AccountLink = {
  to: paths.merchantSettings,
  icon: Store,
  title: 'Payment settings',
  description: 'Who is paid, on which account, and where people go to pay.',
};
