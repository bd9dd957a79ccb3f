import { machineDocs } from '@verapix/machines/docs';
import { definePreviewAddon } from 'storybook/internal/csf';
import { addons } from 'storybook/preview-api';
import type { AnyActor } from 'xstate';
import { isMachineSnapshot, startActorLog } from './actor-log';
import { viewOf } from './actor-view';
import { chartOf } from './chart';
import { drawChart } from './drawing';
import { withFlow } from './flow';
import { type ActorView, messages, type SendRequest } from './protocol';

/** An event with what the machine's documentation gives it as an example; of one that is undocumented, the bare type. */
function exampleOf(machineId: string, type: string) {
  const doc = machineDocs.find(({ machine }) => machine.id === machineId);
  // What an actor throws reaches the machine in the event's `error`.
  return doc?.events[type]?.example ?? { type, error: new Error('Sent from the state chart.') };
}

let isTelling = false;
let isWatched = false;

const log = startActorLog(() => {
  if (!isWatched || isTelling) return;
  isTelling = true;
  // A step of a machine has several changes: the panel hears of the last.
  queueMicrotask(tell);
});

function snapshotOf(actor: AnyActor) {
  const snapshot: object = actor.getSnapshot();
  return isMachineSnapshot(snapshot) && snapshot.status !== 'stopped' ? snapshot : null;
}

function tell(): void {
  isTelling = false;
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

async function draw(machineId: string): Promise<void> {
  const machine = log
    .actors()
    .map(({ actor }) => snapshotOf(actor)?.machine)
    .find((each) => each?.id === machineId);
  if (!machine) return;
  addons.getChannel().emit(messages.drawn, { machineId, drawing: await drawChart(chartOf(machine)) });
}

/** Tells the panel of the machines that run in the current story, and sends what is clicked there. */
export default () =>
  definePreviewAddon({
    beforeAll: () => {
      const channel = addons.getChannel();
      channel.on(messages.watch, () => {
        isWatched = true;
        tell();
      });
      channel.on(messages.send, send);
      channel.on(messages.draw, draw);
    },
    // When the story goes: toolbars run this anew for one that stays.
    beforeEach: () => log.clear,
    ...withFlow,
  });
