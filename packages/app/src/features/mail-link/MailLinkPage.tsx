import type { PreferenceSwitch } from '@verapix/domain';
import { type mailLinkMachine, stateValueNames } from '@verapix/machines';
import * as messages from '@verapix/messages/mail-link';
import { Alert, AuthCard, Button, InternalLink, Stack, Text } from '@verapix/ui';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';
import { type FlowView, useFlow } from '../../app/flow/use-flow';
import { focusHeading } from '../../app/shell/navigation';
import { Page } from '../../app/shell/Page';
import { paths } from '../../content/paths';
import { preferenceSwitchTexts } from '../../content/preferences';
import { mailLinkFlow, settingOf } from './mail-link.flow';

/** `/mail-link`: does what a link in a mail stands for, without signing in, once the reader confirms it. */
export function MailLinkPage() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const view = useFlow(mailLinkFlow, { params: { token }, key: token });
  return <MailLinkView {...view} setting={settingOf(token)} />;
}

export { MailLinkPage as Component };

const texts = {
  unsubscribe: {
    title: messages.unsubscribeTitle,
    lead: messages.unsubscribeLead,
    label: messages.unsubscribeLabel,
    doneTitle: messages.unsubscribed,
    doneLead: messages.unsubscribedLead,
    next: { to: paths.emailPreferences, label: messages.goToPreferences },
  },
  'not-me': {
    title: messages.notMeTitle,
    lead: messages.notMeLead,
    label: messages.notMeLabel,
    doneTitle: messages.sessionsEnded,
    doneLead: messages.sessionsEndedLead,
    next: { to: paths.signIn, label: messages.goToSignIn },
  },
} as const;

interface MailLinkViewProps extends FlowView<ActorRefFrom<typeof mailLinkMachine>> {
  /** The setting that the link turns off. */
  setting?: PreferenceSwitch | undefined;
}

/** The page, for each state of its machine. */
export function MailLinkView({ snapshot, send, setting }: MailLinkViewProps) {
  const { action = 'unsubscribe', problem } = snapshot.context;
  const { title, label, doneTitle, doneLead, next } = texts[action];
  const lead = setting
    ? messages.unsubscribeFrom({ kind: preferenceSwitchTexts[setting].label })
    : texts[action].lead;
  const isInvalid = snapshot.matches('invalid');
  const isOver = isInvalid || snapshot.matches('done');
  const shown = isInvalid ? messages.invalid : isOver ? doneTitle : title;
  const card = useRef<HTMLDivElement>(null);
  // Also when the page changes, so that it is read out.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the title changes with the state.
  useEffect(() => focusHeading(card.current), [shown]);
  return (
    <Page title={shown}>
      <AuthCard
        ref={card}
        title={shown}
        lead={isInvalid ? messages.invalidLead : isOver ? doneLead : lead}
        data-machine-state={stateValueNames('mail-link', snapshot.value).join(' ')}
      >
        {isOver ? (
          <Button asChild wide size="l">
            <InternalLink to={isInvalid ? paths.home : next.to}>
              {isInvalid ? messages.goHome : next.label}
            </InternalLink>
          </Button>
        ) : (
          <Stack gap="m">
            {problem && (
              <Alert live tone="danger" title={messages.notDone}>
                {problem.message}
              </Alert>
            )}
            <Button
              wide
              size="l"
              tone="accent"
              variant="solid"
              pending={snapshot.matches('following')}
              pendingLabel={messages.working}
              onClick={() => send({ type: 'link.confirmed' })}
            >
              {label}
            </Button>
            {/* After a failure a part may be done: the sessions have ended, and the mail could not be sent. */}
            {!problem && (
              <Text size="s" tone="textMuted">
                {messages.nothingYet}
              </Text>
            )}
          </Stack>
        )}
      </AuthCard>
    </Page>
  );
}
