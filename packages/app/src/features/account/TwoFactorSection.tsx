import { stateValueNames, type TwoFactorActor } from '@verapix/machines';
import { Badge, Button, Inline, Link, SettingsList, Skeleton, SkeletonGroup, Stack, Text } from '@verapix/ui';
import { lazy, Suspense, useEffect } from 'react';
import { useFlow } from '../../app/flow/use-flow';
import { paths } from '../../app/paths';
import type { LazyActor } from '../../app/use-lazy-actor';
import { LoadFailure } from '../../lib/LoadFailure';
import { useKeptFocus } from '../../lib/use-kept-focus';

const loadFlow = async () => (await import('./two-factor.flow')).twoFactorFlow;
const loadForms = () => import('./TwoFactorForms');
const TwoFactorSetup = lazy(async () => ({ default: (await loadForms()).TwoFactorSetup }));
const TwoFactorRemoval = lazy(async () => ({ default: (await loadForms()).TwoFactorRemoval }));

/** Two-factor authentication of the signed-in user. */
export function TwoFactorSection() {
  return <TwoFactorView {...useFlow(loadFlow, { params: undefined, eager: true })} />;
}

/** Two-factor authentication, for each state of its machine. */
export function TwoFactorView({ snapshot, send }: LazyActor<TwoFactorActor>) {
  const state = snapshot?.value ?? 'loading';
  const section = useKeptFocus(state);
  // Loads the forms while the user reads what they are for.
  useEffect(() => void loadForms().catch(() => {}), []);
  return (
    <Stack ref={section} tabIndex={-1} data-machine-state={stateValueNames('two-factor', state).join(' ')}>
      <SettingsList.Root
        title="Two-factor authentication"
        description="A code from an app on your phone, besides your password, when you sign in."
      >
        <SettingsList.Row>
          <Suspense fallback={<Waiting />}>
            <Content snapshot={snapshot} send={send} />
          </Suspense>
        </SettingsList.Row>
      </SettingsList.Root>
    </Stack>
  );
}

function Waiting() {
  return (
    <SkeletonGroup busy label="Loading two-factor authentication">
      <Skeleton lines={2} />
    </SkeletonGroup>
  );
}

function Content({ snapshot, send }: LazyActor<TwoFactorActor>) {
  if (!snapshot || snapshot.matches('loading')) return <Waiting />;
  const { problem, enrolment } = snapshot.context;
  if (snapshot.matches('failed')) {
    return (
      <LoadFailure
        title="Two-factor authentication could not be loaded."
        retryLabel="Try again"
        onRetry={() => send({ type: 'load.retried' })}
      >
        {problem?.message}
      </LoadFailure>
    );
  }
  if (enrolment) {
    return (
      <TwoFactorSetup
        enrolment={enrolment}
        state={snapshot.context}
        pending={snapshot.matches('verifying')}
        onSubmit={(code) => send({ type: 'code.submit', code })}
        onCancel={() => send({ type: 'setup.cancelled' })}
      />
    );
  }
  if (snapshot.matches('askingForCode') || snapshot.matches('removing')) {
    return (
      <TwoFactorRemoval
        state={snapshot.context}
        pending={snapshot.matches('removing')}
        onSubmit={(code) => send({ type: 'code.submit', code })}
        onCancel={() => send({ type: 'removal.cancelled' })}
      />
    );
  }
  return snapshot.matches('on') ? (
    <Stack gap="s">
      <Inline gap="m" align="center">
        <Badge tone="success">On</Badge>
        <Button onClick={() => send({ type: 'removal.requested' })}>Turn off</Button>
      </Inline>
      <Text size="s" tone="textMuted" measure>
        If you lose the app, <Link to={paths.contact}>write to us</Link>. We answer by email, and check that
        the account is yours before we turn the second step off.
      </Text>
    </Stack>
  ) : (
    <Inline gap="m" align="center">
      <Badge>Off</Badge>
      <Button
        pending={snapshot.matches('enrolling')}
        pendingLabel="Preparing the QR code"
        onClick={() => send({ type: 'setup.requested' })}
      >
        Set up
      </Button>
    </Inline>
  );
}
