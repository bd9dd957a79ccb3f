import { type AuthUser, type PlanId, plans } from '@verapix/domain';
import { type deleteAccountMachine, stateValueNames } from '@verapix/machines';
import * as messages from '@verapix/messages/account-page';
import * as shell from '@verapix/messages/shell';
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
import { Bell, CreditCard, Database, Inbox, KeyRound, Mail, ShieldCheck, Store } from 'lucide-react';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { RequireSession } from '../../app/access/RequireSession';
import { useAccountView } from '../../app/account/account';
import { useInboxCount } from '../../app/account/inbox-count';
import { type FlowView, useFlow } from '../../app/flow/use-flow';
import { paths } from '../../content/paths';
import { Page } from '../../app/shell/Page';
import { deleteAccountFlow } from './delete-account.flow';
import { profileFlow } from './profile.flow';
import { type ProfileActor, ProfileSection } from './ProfileSection';

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
  const deletion = useFlow(deleteAccountFlow, { params: undefined });
  // On the way to the home page. The session ends meanwhile, which must not redirect to the sign-in page.
  if (deletion.snapshot.matches('deleted')) return <AccountSkeleton />;
  return (
    <RequireSession notice={messages.signInFirst} fallback={<AccountSkeleton />}>
      {(user) => <SignedInAccount {...{ user, planId, hasFullAccess, deletion }} />}
    </RequireSession>
  );
}

function SignedInAccount(props: Omit<AccountViewProps, 'profile' | 'inboxCount'>) {
  const profile = useFlow(profileFlow, { params: { user: props.user } });
  return <AccountView {...props} profile={profile} inboxCount={useInboxCount(props.user.isAdmin)} />;
}

type Deletion = FlowView<ActorRefFrom<typeof deleteAccountMachine>>;

interface AccountViewProps {
  user: AuthUser;
  planId: PlanId;
  hasFullAccess: boolean;
  profile: FlowView<ProfileActor>;
  deletion: Deletion;
  /** How much waits for an administrator; undefined while it is not known. */
  inboxCount?: number | undefined;
  /** For dates. Default: the browser's. */
  locale?: string | undefined;
}

/** The account, for each state of its two machines. */
export function AccountView({
  user,
  planId,
  hasFullAccess,
  profile,
  deletion,
  inboxCount,
  locale,
}: AccountViewProps) {
  const states = [
    ...stateValueNames('profile', profile.snapshot.value),
    ...stateValueNames('delete-account', deletion.snapshot.value),
  ];
  return (
    <Page title={messages.title}>
      <Stack gap="l" data-machine-state={states.join(' ')}>
        <PageHeader title={messages.title} />
        <ProfileSection {...profile} {...{ user, planId, hasFullAccess, locale }} />
        <Grid gap="m" column="l">
          {accountLinks.map((link) => (
            <LinkCard key={link.to} level={2} {...link} />
          ))}
          {user.isAdmin && <LinkCard level={2} {...merchantLink} />}
          {user.isAdmin && (
            <LinkCard
              level={2}
              to={paths.merchantInbox}
              icon={Inbox}
              title={shell.inbox}
              description={
                inboxCount === undefined ? messages.inboxHint : shell.inboxWaiting({ count: inboxCount })
              }
            />
          )}
        </Grid>
        <DeleteAccountSection {...deletion} endingPlanId={hasFullAccess ? 'free' : planId} />
      </Stack>
    </Page>
  );
}

/** A placeholder of the page while the session is read. */
export function AccountSkeleton() {
  return (
    <Page title={messages.title}>
      <Stack gap="l">
        <PageHeader title={messages.title} />
        <SkeletonGroup busy label={messages.loading}>
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
  free: messages.endOfFree,
  premium: messages.endOfPremium({ title: plans.premium.name }),
  lifetime: messages.endOfLifetime({ title: plans.lifetime.name }),
};

/** Deletes the account in two presses, and says before the first what is lost. */
function DeleteAccountSection({ snapshot, send, endingPlanId }: Deletion & { endingPlanId: PlanId }) {
  const confirming = snapshot.matches('confirming');
  const idle = snapshot.matches('idle');
  return (
    <DangerZone
      title={messages.deleteTitle}
      state={idle ? 'idle' : confirming ? 'confirming' : 'pending'}
      labels={{ action: messages.deleteAction, confirm: messages.deleteConfirm, pending: messages.deleting }}
      question={messages.deleteQuestion}
      onAsk={() => send({ type: 'delete.requested' })}
      onConfirm={() => send({ type: 'delete.confirmed' })}
      onCancel={() => send({ type: 'delete.cancelled' })}
    >
      {messages.deleteLoss({
        endOfPlan: endOfPlan[endingPlanId],
        link: (children) => <Link to={paths.accountData}>{children}</Link>,
      })}
    </DangerZone>
  );
}

type AccountLink = Pick<LinkCardProps, 'to' | 'icon' | 'title' | 'description'>;

const accountLinks: readonly AccountLink[] = [
  {
    to: paths.subscriptions,
    icon: CreditCard,
    title: messages.subscriptions,
    description: messages.subscriptionsHint,
  },
  {
    to: paths.apiKeys,
    icon: KeyRound,
    title: messages.apiKeys,
    description: messages.apiKeysHint,
  },
  {
    to: paths.notifications,
    icon: Bell,
    title: messages.notifications,
    description: messages.notificationsHint,
  },
  {
    to: paths.privacySettings,
    icon: ShieldCheck,
    title: messages.privacy,
    description: messages.privacyHint,
  },
  {
    to: paths.emailPreferences,
    icon: Mail,
    title: messages.emailPreferences,
    description: messages.emailPreferencesHint,
  },
  {
    to: paths.accountData,
    icon: Database,
    title: messages.data,
    description: messages.dataHint,
  },
];

/** Shown to administrators. The server refuses users who only claim to be one. */
const merchantLink: AccountLink = {
  to: paths.merchantSettings,
  icon: Store,
  title: messages.payments,
  description: messages.paymentsHint,
};
