import { stateValueNames, type TwoFactorActor } from '@verapix/machines';
import * as messages from '@verapix/messages/account-two-factor';
import * as common from '@verapix/messages/common';
import { Badge, Button, Inline, Link, SettingsList, Skeleton, SkeletonGroup, Stack, Text } from '@verapix/ui';
import { type FlowView, useFlow } from '../../app/flow/use-flow';
import { paths } from '../../content/paths';
import { LoadFailure } from '@verapix/studio/lib/LoadFailure';
import { useKeptFocus } from '../../lib/use-kept-focus';
import { CodesLeft, RecoveryCodes } from './RecoveryCodes';
import { NewCodesForm, TwoFactorRemoval, TwoFactorSetup } from './TwoFactorForms';
import { twoFactorFlow } from './two-factor.flow';

/** Two-factor authentication of the signed-in user. */
export function TwoFactorSection() {
  return <TwoFactorView {...useFlow(twoFactorFlow, { params: undefined })} />;
}

/** Two-factor authentication, for each state of its machine. */
export function TwoFactorView({ snapshot, send }: FlowView<TwoFactorActor>) {
  const section = useKeptFocus(snapshot.value);
  return (
    <Stack
      ref={section}
      tabIndex={-1}
      data-machine-state={stateValueNames('two-factor', snapshot.value).join(' ')}
    >
      <SettingsList.Root title={messages.title} description={messages.lead}>
        <SettingsList.Row>
          <Content snapshot={snapshot} send={send} />
        </SettingsList.Row>
      </SettingsList.Root>
    </Stack>
  );
}

function Waiting({ label }: { label: string }) {
  return (
    <SkeletonGroup busy label={label}>
      <Skeleton lines={2} />
    </SkeletonGroup>
  );
}

function Content({ snapshot, send }: FlowView<TwoFactorActor>) {
  if (snapshot.matches('loading')) return <Waiting label={messages.loading} />;
  const { problem, enrolment, codes, codesLeft } = snapshot.context;
  if (snapshot.matches('failed')) {
    return (
      <LoadFailure
        title={messages.loadFailed}
        retryLabel={common.tryAgain}
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
  if (snapshot.matches('makingFirstCodes')) return <Waiting label={messages.makingCodes} />;
  if (codes) return <RecoveryCodes codes={codes} onKept={() => send({ type: 'codes.kept' })} />;
  if (snapshot.matches('askingForNewCodes') || snapshot.matches('makingCodes')) {
    return (
      <NewCodesForm
        hasCodes={codesLeft > 0}
        state={snapshot.context}
        pending={snapshot.matches('makingCodes')}
        onSubmit={(code) => send({ type: 'code.submit', code })}
        onCancel={() => send({ type: 'codes.cancelled' })}
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
    <Stack gap="m">
      <Inline gap="m" align="center">
        <Badge tone="success">{common.on}</Badge>
        <Button onClick={() => send({ type: 'removal.requested' })}>{messages.turnOff}</Button>
      </Inline>
      <CodesLeft count={codesLeft} onReplace={() => send({ type: 'codes.requested' })} />
      <Text size="s" tone="textMuted" measure>
        {messages.lostAppLater({ link: (children) => <Link to={paths.contact}>{children}</Link> })}
      </Text>
    </Stack>
  ) : (
    <Inline gap="m" align="center">
      <Badge>{common.off}</Badge>
      <Button
        pending={snapshot.matches('enrolling')}
        pendingLabel={messages.preparing}
        onClick={() => send({ type: 'setup.requested' })}
      >
        {messages.setUp}
      </Button>
    </Inline>
  );
}
