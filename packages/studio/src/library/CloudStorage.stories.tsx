import { type CloudResult, cloudResultsMachine, type LibraryResult } from '@verapix/machines';
import preview from '@verapix/storybook/preview';
import { StoryActor } from '@verapix/storybook/story-actor';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import type { SnapshotFrom } from 'xstate';
import type { Entitlement } from '../host';
import { StoryHost } from '../testing/StoryHost';
import { CloudStorage } from './CloudStorage';
import { KeepInCloud } from './KeepInCloud';
import { resultOf } from './library.test-kit';

type Snapshot = SnapshotFrom<typeof cloudResultsMachine>;

const send = fn();
const day = 24 * 3_600_000;

function cloudOf(result: LibraryResult, daysAgo: number, bytes: number): CloudResult {
  return {
    ...result,
    id: `cloud-${result.id}`,
    resultId: result.id,
    keptAt: Date.now() - daysAgo * day,
    bytes,
  };
}

const boats = resultOf('nagasaki-boats');
const letter = resultOf('letter', {
  tool: 'image-to-text',
  files: [{ name: 'letter-extracted-text.txt', mime: 'text/plain', bytes: 812 }],
});
const { size: _, ...letterOnly } = letter;
const listed = () => [cloudOf(boats, 1, 5_400_000), cloudOf(letterOnly, 12, 812)];
const offline = {
  code: 'unreachable',
  message: 'We couldn’t reach the server. Check your connection and try again later.',
};

interface Shown {
  entitlement?: Entitlement;
  isSignedIn?: boolean;
  /** The result beside whose original the button is shown, instead of the section. */
  result?: LibraryResult;
}

/** The section, or the button of a result, in one state of the machine. */
function inState(
  value: Snapshot['value'],
  context: Partial<Snapshot['context']> = {},
  { entitlement = 'granted', isSignedIn = true, result }: Shown = {},
) {
  const snapshot = cloudResultsMachine.resolveState({
    value,
    context: { results: [], active: undefined, purpose: 'open', problem: undefined, ...context },
  });
  return (
    <StoryHost>
      <StoryActor snapshot={snapshot} send={send}>
        {(actor) =>
          result ? (
            <KeepInCloud result={result} cloud={{ ...actor, entitlement, isSignedIn }} />
          ) : (
            <CloudStorage {...actor} {...{ entitlement, isSignedIn }} localIds={['nagasaki-boats']} />
          )
        }
      </StoryActor>
    </StoryHost>
  );
}

const meta = preview.meta({
  title: 'Pages/Library/Cloud storage',
  beforeEach: () => void send.mockClear(),
  parameters: { chromatic: { disableSnapshot: true } },
});

export const Listing = meta.story({
  parameters: {
    spec: ['role.cloud'],
    states: ['cloud-results.ready.idle'],
    chromatic: { disableSnapshot: false },
  },
  render: () => inState({ ready: 'idle' }, { results: listed() }),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: 'Open nagasaki-boats-2048x1638.png' })).toHaveAttribute(
      'href',
      '/library/nagasaki-boats',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Open letter-extracted-text.txt' }));
    await expect(send.mock.lastCall?.[0]).toMatchObject({ type: 'result.fetched', purpose: 'open' });
    await userEvent.click(
      canvas.getByRole('button', { name: 'Delete letter-extracted-text.txt from the cloud' }),
    );
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent('no copy on this device');
    await userEvent.click(screen.getByRole('button', { name: 'Delete from the cloud' }));
    await expect(send.mock.lastCall?.[0]).toMatchObject({ type: 'result.deleted' });
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
});

export const Empty = meta.story({
  parameters: { states: ['cloud-results.ready.idle'] },
  render: () => inState({ ready: 'idle' }),
});

export const SignedOut = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => inState('loading', {}, { isSignedIn: false, entitlement: 'denied' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/pricing');
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toBeVisible();
  },
});

export const WithoutPlan = meta.story({
  parameters: { spec: ['role.cloud'], states: ['cloud-results.ready.idle'] },
  render: () => inState({ ready: 'idle' }, {}, { entitlement: 'denied' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See plans' })).toBeVisible();
  },
});

/** The plan has ended: what was kept stays. */
export const PlanEnded = meta.story({
  parameters: { states: ['cloud-results.ready.idle'] },
  render: () => inState({ ready: 'idle' }, { results: listed() }, { entitlement: 'denied' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You don’t have a paid plan right now.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Download letter-extracted-text.txt' })).toBeEnabled();
  },
});

export const Loading = meta.story({
  parameters: { states: ['cloud-results.loading'] },
  render: () => inState('loading'),
});

/** Without a network. */
export const Failed = meta.story({
  parameters: { states: ['cloud-results.failed'] },
  render: () => inState('failed', { problem: offline }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(send).toHaveBeenLastCalledWith({ type: 'load.retried' });
  },
});

export const Keeping = meta.story({
  parameters: { states: ['cloud-results.keeping'], chromatic: { disableSnapshot: false } },
  render: () => inState('keeping', { results: listed().slice(1), active: boats }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Open letter-extracted-text.txt' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await expect(send).toHaveBeenLastCalledWith({ type: 'keeping.canceled' });
  },
});

export const Full = meta.story({
  parameters: { states: ['cloud-results.ready.full'], chromatic: { disableSnapshot: false } },
  render: () =>
    inState(
      { ready: 'full' },
      {
        results: listed().map((result) => ({ ...result, bytes: 530_000_000 })),
        problem: {
          code: 'cloud_storage_full',
          message:
            'Your cloud storage has 13 MB left, and this result takes more. Delete results from the cloud to make room.',
        },
      },
    ),
});

export const Refused = meta.story({
  parameters: { states: ['cloud-results.ready.refused'] },
  render: () => inState({ ready: 'refused' }, { results: listed(), problem: offline }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^We couldn’t reach the server/)).toBeVisible();
  },
});

export const Fetching = meta.story({
  parameters: { states: ['cloud-results.fetching'] },
  render: () => inState('fetching', { results: listed(), active: listed()[1] }),
});

export const Deleting = meta.story({
  parameters: { states: ['cloud-results.deleting'] },
  render: () => inState('deleting', { results: listed(), active: listed()[1] }),
});

export const Phone = meta.story({
  parameters: { states: ['cloud-results.ready.idle'], chromatic: { disableSnapshot: false } },
  globals: { viewport: { value: 'mobile1' } },
  render: () => inState({ ready: 'idle' }, { results: listed() }),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

/** Nothing is uploaded before the user has read that it leaves the device. */
export const KeepButton = meta.story({
  render: () => inState({ ready: 'idle' }, {}, { result: boats }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save to cloud' }));
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent('leave this device');
    await expect(send).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Upload and save' }));
    await expect(send).toHaveBeenLastCalledWith({ type: 'result.kept', result: boats });
  },
});

export const KeptButton = meta.story({
  render: () => inState({ ready: 'idle' }, { results: listed() }, { result: boats }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Saved to the cloud')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const TooLarge = meta.story({
  render: () => inState({ ready: 'idle' }, {}, { result: resultOf('panorama', { bytes: 40 * 1024 ** 2 }) }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Save to cloud' })).toBeDisabled();
    await expect(canvas.getByText(/^It’s 40 MB/)).toBeVisible();
  },
});
