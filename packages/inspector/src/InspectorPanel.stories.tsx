import type { ContactMessage, Outcome } from '@verapix/domain';
import { contactMachine } from '@verapix/machines';
import { drawChart } from './layout';
import preview from '@verapix/storybook/preview';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { createActor, fromPromise } from 'xstate';
import { type ActorLog, type LoggedActor, startActorLog } from './actor-log';
import { chartOf } from './chart';
import { chartStyle } from './chart-style';
import { InspectorPanel } from './InspectorPanel';
import { inspectorStyle } from './inspector-style';

const message: ContactMessage = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  subject: 'A bill for my studio',
  message: 'Can I have the last bill made out to my studio?',
};

let answer: (outcome: Outcome) => void = () => {};
const machine = contactMachine.provide({
  actors: {
    sendMessage: fromPromise<Outcome, ContactMessage>(() => new Promise((resolve) => (answer = resolve))),
  },
});

const listeners = new Set<() => void>();
let actors: readonly LoggedActor[] = [];
let log: ActorLog | undefined;

/** Starts the actor of a form whose message could not be sent. */
async function startForm(): Promise<void> {
  log ??= startActorLog(() => {
    actors = log?.actors() ?? [];
    for (const listener of listeners) listener();
  });
  log.clear();
  const actor = createActor(machine).start();
  actor.send({ type: 'message.submit', message: { ...message, email: 'nowhere' } });
  actor.send({ type: 'message.submit', message });
  answer({ ok: false, problem: { code: 'unreachable', message: 'We could not reach the server.' } });
  await waitFor(() => expect(actor.getSnapshot().value).toBe('failed'));
}

const loadDrawings = async () => ({ drawings: { contact: await drawChart(chartOf(contactMachine)) } });

const meta = preview.meta({
  title: 'Pages/Shell/Inspector',
  loaders: [loadDrawings],
  beforeEach: startForm,
  parameters: { layout: 'fullscreen' },
  render: (_, { loaded }) => (
    <main style={{ minBlockSize: '40rem', padding: '1rem' }}>
      <h1>A page</h1>
      <style>{chartStyle + inspectorStyle}</style>
      <InspectorPanel
        actors={() => actors}
        subscribe={(listener) => {
          listeners.add(listener);
          return () => listeners.delete(listener);
        }}
        drawings={loaded.drawings}
        exampleOf={(_, type) => ({ type, message })}
      />
    </main>
  ),
});

/** An earlier step shows the chart and the context as they were; events are sent to the present only. */
export const Default = meta.story({
  play: async ({ canvas, step }) => {
    const panel = within(canvas.getByRole('complementary', { name: 'Inspector' }));
    await step('it shows the actor as it is', async () => {
      await expect(panel.getByText('contact.failed')).toBeVisible();
      await expect(panel.getByText('"We could not reach the server."')).toBeVisible();
      await expect(panel.getAllByRole('button', { name: /message\.submit/ }).length).toBeGreaterThan(1);
    });
    await step('and as it was after an earlier step', async () => {
      await userEvent.click(panel.getByRole('button', { name: /^2\. message\.submit -> sending/ }));
      await expect(panel.getByText('contact.sending')).toBeVisible();
      await expect(panel.queryByText('"We could not reach the server."')).toBeNull();
      await expect(panel.queryByRole('button', { name: /^Send / })).toBeNull();
    });
    await step('an event is sent to it as it is now', async () => {
      await userEvent.click(panel.getByRole('button', { name: 'Live' }));
      await userEvent.click(panel.getByRole('button', { name: 'message.submit' }));
      await waitFor(() => expect(panel.getByText('contact.sending')).toBeVisible());
    });
  },
});

/** Escape closes it, and its button opens it again; the arrow keys change its height. */
export const ByKeyboard = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const grip = canvas.getByRole('separator', { name: 'Height of the inspector' });
    grip.focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(grip).toHaveAttribute('aria-valuenow', '55');
    await userEvent.keyboard('{Escape}');
    const launcher = await canvas.findByRole('button', { name: 'Inspector' });
    await waitFor(() => expect(launcher).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('complementary', { name: 'Inspector' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Zoom in' }));
    await expect(canvas.getByRole('button', { name: 'Fit' })).toHaveAttribute('aria-pressed', 'false');
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('contact.failed')).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});
