import { apiKeyFrom } from '@verapix/domain';
import type { UpscaleJob } from '@verapix/domain/public-api';
import { type ApiTrialSnapshot, apiTrialMachine, type TrialAnswer } from '@verapix/machines';
import preview from '@verapix/storybook/preview';
import { StoryActor } from '@verapix/storybook/story-actor';
import { expect, fn, userEvent } from 'storybook/test';
import { samplePictures } from '@verapix/studio/samples/samples';
import { DocsAddressesContext } from './addresses';
import { TryItView } from './TryIt';

const send = fn();

/** A valid key without access. */
const key = apiKeyFrom('test', (length) => new Uint8Array(length).fill(7));

const said = {
  requestId: 'req_q0yVx3mT8bLr2dZk',
  rateLimit: { limit: 20, remaining: 19, resetSeconds: 3 },
  milliseconds: 412,
};

const job = {
  id: 'job_V0cYx2mKp8Lr5tQw7zB1nH3d',
  status: 'queued',
  mode: 'test',
  scale_factor: 2,
  model: 'fast',
  priority: false,
  input: { width: 160, height: 128, content_type: 'image/png', bytes: 46_100 },
  created_at: '2026-01-15T12:00:00.000Z',
} as const;

const result = {
  ...job,
  status: 'succeeded',
  output: {
    url: 'https://api.example.com/v1/results/up_9hQe2TnX4kLw7sVbY1cRzM3d',
    width: 320,
    height: 256,
    content_type: 'image/png',
    bytes: 140_852,
  },
  finished_at: '2026-01-15T12:00:01.400Z',
  expires_at: '2026-01-15T13:00:01.400Z',
} as const;

const accepted = (status: 'queued' | 'running'): TrialAnswer => ({
  kind: 'accepted',
  status: status === 'queued' ? 202 : 200,
  ...said,
  ...(status === 'queued' && { retryAfterSeconds: 2 }),
  body: JSON.stringify({ ...job, status }),
  job: { ...job, status },
});

const unsuccessful = (more: Partial<UpscaleJob> & { status: 'failed' | 'canceled' }): TrialAnswer => ({
  kind: 'unsuccessful',
  status: 200,
  ...said,
  body: JSON.stringify({ ...job, ...more }),
  job: { ...job, ...more },
});

const error = {
  code: 'invalid_key',
  message: 'The API key is not valid. Check that the key is complete and was not revoked.',
  request_id: 'req_q0yVx3mT8bLr2dZk',
  docs_url: 'https://example.com/docs/api/errors#invalid_key',
} as const;

const tooMany = {
  ...error,
  code: 'rate_limited',
  message: 'Too many requests with this key. Wait for the number of seconds in Retry-After, then continue.',
  docs_url: 'https://example.com/docs/api/errors#rate_limited',
} as const;

const limited: TrialAnswer = {
  kind: 'refused',
  status: 429,
  ...said,
  rateLimit: { limit: 20, remaining: 0, resetSeconds: 60 },
  retryAfterSeconds: 3,
  body: JSON.stringify({ error: tooMany }),
  error: tooMany,
};

type Context = ApiTrialSnapshot['context'];

/** The form in one state of its machine, with a stopped clock. */
function inState(value: ApiTrialSnapshot['value'], context: Partial<Context> = {}) {
  const snapshot = apiTrialMachine.resolveState({
    value,
    context: { now: () => 0, answer: undefined, problem: undefined, retryAt: 0, pollSeconds: 2, ...context },
  });
  return (
    <StoryActor snapshot={snapshot} send={send}>
      {(trial) => <TryItView {...trial} />}
    </StoryActor>
  );
}

const meta = preview.meta({
  title: 'Pages/Docs/TryIt',
  beforeEach: () => {
    send.mockClear();
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '42rem' }}>
        <Story />
      </div>
    ),
  ],
});

export const Ready = meta.story({
  parameters: { states: ['api-trial.ready'] },
  render: () => inState('ready'),
  play: async ({ canvas, step }) => {
    const field = canvas.getByLabelText('API key');
    await step('what is no whole key is sent nowhere', async () => {
      await userEvent.type(field, 'my other password{Enter}');
      await expect(field).toHaveAccessibleDescription(/This isn’t a complete API key/);
      await expect(field).toHaveFocus();
      await expect(send).not.toHaveBeenCalled();
    });
    await step('a key is, with the picture and the options that were chosen', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, key);
      await userEvent.click(canvas.getByRole('radio', { name: 'Face of a cat' }));
      await userEvent.click(canvas.getByRole('radio', { name: '4×' }));
      await userEvent.click(canvas.getByRole('radio', { name: 'fast' }));
      await userEvent.keyboard('{ArrowRight}');
      await expect(canvas.getByRole('radio', { name: 'sharp' })).toBeChecked();
      await userEvent.tab();
      await expect(canvas.getByRole('checkbox', { name: /Respond right away/ })).toHaveFocus();
      await userEvent.keyboard(' ');
      await userEvent.click(canvas.getByRole('button', { name: 'Send request' }));
      await expect(send).toHaveBeenLastCalledWith({
        type: 'request.submitted',
        request: {
          apiKey: key,
          picture: expect.any(Function),
          scaleFactor: 4,
          model: 'sharp',
          respondAsync: true,
        },
      });
    });
    await step('and the field does not show it', async () => {
      await expect(field).toHaveAttribute('type', 'password');
      await userEvent.clear(field);
    });
  },
});

/** The user's own file, which is missing at first. */
export const OwnFile = meta.story({
  render: () => inState('ready'),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('API key'), key);
    await userEvent.click(canvas.getByRole('radio', { name: 'Your own file' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send request' }));
    await expect(await canvas.findByText('Choose a file or a sample.')).toBeVisible();
    await expect(send).not.toHaveBeenCalled();
    const file = new File(['1234'], 'boats.png', { type: 'image/png' });
    await userEvent.upload(canvas.getByLabelText('Drop your picture here', { selector: 'input' }), file);
    await expect(canvas.getByText('4 bytes')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send request' }));
    const [[event]] = send.mock.calls as [[{ request: { picture: () => Promise<Blob> } }]];
    await expect(await event.request.picture()).toBe(file);
  },
});

export const Sending = meta.story({
  parameters: { states: ['api-trial.sending'] },
  render: () => inState('sending'),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('API key'), `${key}{Enter}`);
    await expect(send).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(send.mock.calls).toEqual([[{ type: 'request.cancelled' }]]);
  },
});

/** The job waits for a worker. The page fetches it again, and can cancel it. */
export const Queued = meta.story({
  parameters: { states: ['api-trial.waiting.paused'] },
  render: () => inState({ waiting: 'paused' }, { answer: accepted('queued'), retryAt: 2000 }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Checking again in 2\ss/)).toBeVisible();
    await expect(canvas.getByText('The response is here: 202. The job is queued.')).toHaveAttribute(
      'role',
      'status',
    );
    await userEvent.type(canvas.getByLabelText('API key'), `${key}{Enter}`);
    await expect(send).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel job' }));
    await expect(send.mock.calls).toEqual([[{ type: 'job.cancelled' }]]);
  },
});

export const Running = meta.story({
  parameters: { states: ['api-trial.waiting.fetching'] },
  render: () => inState({ waiting: 'fetching' }, { answer: accepted('running') }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The job is running.')).toBeVisible();
  },
});

export const Canceling = meta.story({
  parameters: { states: ['api-trial.canceling'] },
  render: () => inState('canceling', { answer: accepted('running') }),
});

/** The connection broke while the job was awaited. */
export const Interrupted = meta.story({
  parameters: { states: ['api-trial.interrupted'] },
  render: () =>
    inState('interrupted', {
      answer: accepted('running'),
      problem: {
        code: 'unreachable',
        message: 'We couldn’t reach the server. Check your connection and try again later.',
      },
    }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check the job again' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel job' }));
    await expect(send.mock.calls).toEqual([[{ type: 'job.awaited' }], [{ type: 'job.cancelled' }]]);
  },
});

/** The job takes longer than the page waits by itself. */
export const TakesLong = meta.story({
  render: () =>
    inState('interrupted', {
      answer: accepted('queued'),
      problem: {
        code: 'slow',
        message: 'The job isn’t done after 5 minutes. It keeps running without this page.',
      },
    }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The job isn’t done yet.');
  },
});

export const Canceled = meta.story({
  parameters: { states: ['api-trial.unsuccessful'] },
  render: () =>
    inState('unsuccessful', {
      answer: unsuccessful({ status: 'canceled', finished_at: '2026-01-15T12:00:02.000Z' }),
    }),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('The job was canceled.')[0]).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Send request' })).toBeEnabled();
  },
});

export const JobFailed = meta.story({
  parameters: { states: ['api-trial.unsuccessful'] },
  render: () =>
    inState('unsuccessful', {
      answer: unsuccessful({
        status: 'failed',
        finished_at: '2026-01-15T12:00:02.000Z',
        error: { code: 'unsupported_image', message: 'This picture can’t be upscaled.' },
      }),
    }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'What to do about unsupported_image' })).toBeVisible();
  },
});

/** A site whose API is a server of its own, which may have both models. */
export const OwnServer = meta.story({
  render: () => (
    <DocsAddressesContext
      value={{ base: 'https://api.example.com', site: 'https://example.com', isEmbedded: false }}
    >
      {inState('ready')}
    </DocsAddressesContext>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/takes many times as long/)).toBeVisible();
  },
});

const [sample] = samplePictures;

export const Upscaled = meta.story({
  parameters: { states: ['api-trial.upscaled'] },
  loaders: [async () => ({ picture: await (await fetch(sample?.url ?? '')).blob() })],
  render: (_, { loaded }) =>
    inState('upscaled', {
      answer: {
        kind: 'upscaled',
        status: 200,
        ...said,
        body: JSON.stringify(result),
        result,
        picture: loaded.picture as Blob,
      },
    }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Response' })).toBeVisible();
    await expect(await canvas.findByRole('img', { name: 'Upscaled picture' })).toBeVisible();
    await expect(canvas.getByText('req_q0yVx3mT8bLr2dZk')).toBeVisible();
    await expect(canvas.getByText(/with the upscaled picture/)).toHaveAttribute('role', 'status');
  },
});

export const Refused = meta.story({
  parameters: { states: ['api-trial.refused'] },
  render: () =>
    inState('refused', {
      answer: {
        kind: 'refused',
        status: 401,
        requestId: said.requestId,
        milliseconds: 12,
        body: JSON.stringify({ error }),
        error,
      },
    }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'What to do about invalid_key' })).toHaveAttribute(
      'href',
      '/docs/api/errors#invalid_key',
    );
  },
});

/** A proxy answered instead of the API. */
export const RefusedByAnother = meta.story({
  parameters: { states: ['api-trial.refused'] },
  render: () =>
    inState('refused', {
      answer: { kind: 'refused', status: 502, milliseconds: 12, body: '<h1>Bad gateway</h1>' },
    }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('<h1>Bad gateway</h1>')).toBeVisible();
  },
});

/** This key must wait; another one need not. */
export const Limited = meta.story({
  parameters: { states: ['api-trial.limited'] },
  render: () => inState('limited', { answer: limited, retryAt: 12_000 }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/use this key again in 12\ss/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send request' }));
    await expect(send).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByLabelText('API key'), 'v');
    await expect(send.mock.calls).toEqual([[{ type: 'key.changed' }]]);
  },
});

export const Failed = meta.story({
  parameters: { states: ['api-trial.failed'] },
  render: () =>
    inState('failed', {
      problem: {
        code: 'unreachable',
        message: 'We couldn’t reach the server. Check your connection and try again later.',
      },
    }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('We couldn’t reach the server.');
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  render: () => inState({ waiting: 'paused' }, { answer: accepted('queued'), retryAt: 2000 }),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});
