import { type ActorView, chartOf, isMachineSnapshot, startActorLog, viewOf } from '@verapix/inspector';
import { drawChart } from '@verapix/inspector/layout';
import { machineSamples } from '@verapix/machines/test-kit';
import { definePreviewAddon } from 'storybook/internal/csf';
import { addons } from 'storybook/preview-api';
import type { AnyActor } from 'xstate';
import { withFlow } from './flow';
import { type DrawRequest, messages, type SendRequest } from './protocol';

const samples = machineSamples(Date.now);

/** The sample of an event. An event without a sample is an actor's error. */
function exampleOf(machineId: string, type: string) {
  return samples[machineId]?.events[type] ?? { type, error: new Error('Sent from the state chart.') };
}

let isScheduled = false;
let isWatched = false;

const log = startActorLog(() => {
  if (!isWatched || isScheduled) return;
  isScheduled = true;
  // A step has several changes: the panel gets the last.
  queueMicrotask(publish);
});

function snapshotOf(actor: AnyActor) {
  const snapshot: object = actor.getSnapshot();
  return isMachineSnapshot(snapshot) && snapshot.status !== 'stopped' ? snapshot : null;
}

function publish(): void {
  isScheduled = false;
  const views = log.actors().flatMap(({ actor, log: events }): ActorView[] => {
    const snapshot = snapshotOf(actor);
    return snapshot ? [viewOf({ sessionId: actor.sessionId, snapshot, log: events }, exampleOf)] : [];
  });
  addons.getChannel().emit(messages.actors, views);
}

function send({ sessionId, type }: SendRequest): void {
  const actor = log.actors().find((entry) => entry.actor.sessionId === sessionId)?.actor;
  const machineId = actor && snapshotOf(actor)?.machine.id;
  if (actor && machineId !== undefined) actor.send(exampleOf(machineId, type));
}

async function draw({ machineId, collapsed }: DrawRequest): Promise<void> {
  const machine = log
    .actors()
    .map(({ actor }) => snapshotOf(actor)?.machine)
    .find((each) => each?.id === machineId);
  if (!machine) return;
  addons.getChannel().emit(messages.drawn, {
    machineId,
    collapsed,
    drawing: await drawChart(chartOf(machine), new Set(collapsed)),
  });
}

/** Sends the current story's machines to the panel, and the panel's events to them. */
export default () =>
  definePreviewAddon({
    beforeAll: () => {
      const channel = addons.getChannel();
      channel.on(messages.watch, () => {
        isWatched = true;
        publish();
      });
      channel.on(messages.send, send);
      channel.on(messages.draw, draw);
    },
    // Toolbars run this again for the same story: clear only when it is unmounted.
    beforeEach: () => log.clear,
    ...withFlow,
  });
