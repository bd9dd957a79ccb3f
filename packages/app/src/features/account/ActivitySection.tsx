import { type AccountEventKind, type ActivityEvent, deviceName, noteLifetimeDays } from '@verapix/domain';
import {
  activityFilters,
  type activityMachine,
  selectShownActivity,
  stateValueNames,
} from '@verapix/machines';
import * as messages from '@verapix/messages/account-activity';
import * as common from '@verapix/messages/common';
import * as formats from '@verapix/messages/formats';
import { formatDayAndTime, formatMoney } from '@verapix/messages/formats/dates';
import { LoadFailure } from '@verapix/studio/lib/LoadFailure';
import { saveFile } from '@verapix/studio/lib/object-url';
import { Button, Inline, RadioGroup, SettingsList, Skeleton, SkeletonGroup, Stack, Text } from '@verapix/ui';
import type { ActorRefFrom } from 'xstate';
import { type FlowView, useFlow } from '../../app/flow/use-flow';
import { activityCsv } from './account-data';
import { activityFlow } from './activity.flow';
import * as css from './ActivitySection.css';

/** The log of what happened on the account of the signed-in user. */
export function ActivitySection({ userId }: { userId: string }) {
  return <ActivityView {...useFlow(activityFlow, { params: { userId }, key: userId })} />;
}

const kindTexts: Readonly<Record<AccountEventKind, string>> = {
  'signed-in': messages.signedIn,
  'sessions-ended': messages.sessionsEnded,
  'password-changed': messages.passwordChanged,
  'email-changed': messages.emailChanged,
  'factor-added': messages.factorAdded,
  'factor-removed': messages.factorRemoved,
  'recovery-codes-replaced': messages.recoveryCodesReplaced,
  'recovery-code-used': messages.recoveryCodeUsed,
  'key-created': messages.keyCreated,
  'key-replaced': messages.keyReplaced,
  'key-revoked': messages.keyRevoked,
  'webhook-secret-replaced': messages.webhookSecretReplaced,
  'data-exported': messages.dataExported,
  'settings-changed': messages.settingsChanged,
  'plan-bought': messages.planBought,
  'plan-canceled': messages.planCanceled,
  'plan-resumed': messages.planResumed,
  'payment-refunded': messages.paymentRefunded,
  'renewal-failed': messages.renewalFailed,
  'webhook-paused': messages.webhookPaused,
};

const filterOptions = activityFilters.map((value) => ({
  value,
  label: { all: messages.all, security: messages.security, other: messages.other }[value],
}));

/** When, by which device, and about what. */
function factsOf({ createdAt, userAgent, detail }: ActivityEvent): string {
  const device = userAgent ? deviceName(userAgent, formats) : '';
  const { amount, currency = '' } = detail;
  const price = amount && formatMoney(Number(amount), currency);
  const about = [detail.name, detail.plan, price, detail.address];
  return [formatDayAndTime(createdAt), device, ...about].filter(Boolean).join(' · ');
}

function save(events: readonly ActivityEvent[]): void {
  const rows = events.map((event) => [
    event.createdAt,
    kindTexts[event.kind],
    event.userAgent ?? '',
    Object.values(event.detail).join(' '),
  ]);
  const header = [messages.time, messages.event, messages.device, messages.detail];
  const content = activityCsv([header, ...rows]);
  saveFile(new Blob([content], { type: 'text/csv;charset=utf-8' }), 'my-activity.csv');
}

/** The section, for each state of its machine. */
export function ActivityView({ snapshot, send }: FlowView<ActorRefFrom<typeof activityMachine>>) {
  const events = selectShownActivity(snapshot);
  return (
    <div data-machine-state={stateValueNames('activity', snapshot.value).join(' ')}>
      <SettingsList.Root title={messages.title} description={messages.lead({ noteLifetimeDays })}>
        <SettingsList.Row>
          {snapshot.matches('failed') ? (
            <LoadFailure
              title={messages.loadFailed}
              retryLabel={common.tryAgain}
              onRetry={() => send({ type: 'load.retried' })}
            >
              {snapshot.context.problem?.message}
            </LoadFailure>
          ) : (
            <SkeletonGroup busy={snapshot.matches('loading')} label={messages.loading}>
              {snapshot.matches('loading') ? (
                <Skeleton lines={4} />
              ) : (
                <Stack gap="m">
                  <RadioGroup
                    variant="segmented"
                    label={messages.show}
                    options={filterOptions}
                    value={snapshot.context.filter}
                    onValueChange={(filter) => send({ type: 'filter.chosen', filter })}
                  />
                  {events.length === 0 ? (
                    <Text tone="textMuted">{messages.none}</Text>
                  ) : (
                    <ul className={css.list}>
                      {events.map((event) => (
                        <li key={event.id} className={css.event}>
                          <Text>{kindTexts[event.kind]}</Text>
                          <Text size="s" tone="textMuted">
                            {factsOf(event)}
                          </Text>
                        </li>
                      ))}
                    </ul>
                  )}
                  <Inline>
                    <Button
                      aria-disabled={events.length === 0}
                      onClick={() => events.length > 0 && save(events)}
                    >
                      {messages.download}
                    </Button>
                  </Inline>
                </Stack>
              )}
            </SkeletonGroup>
          )}
        </SettingsList.Row>
      </SettingsList.Root>
    </div>
  );
}
