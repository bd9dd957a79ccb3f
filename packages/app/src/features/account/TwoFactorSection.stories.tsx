import { type TwoFactorSnapshot, twoFactorMachine } from '@verapix/machines';
import * as problems from '@verapix/messages/problems';
import preview from '@verapix/storybook/preview';
import { StoryActor } from '@verapix/storybook/story-actor';
import { expect, fn, spyOn, userEvent } from 'storybook/test';
import { SettingsFrame } from '../../app/shell/SettingsFrame';
import { preferencePageTexts } from '../../content/preferences';
import { TwoFactorView } from './TwoFactorSection';
import qrCode from './two-factor-qr-code.svg';

const send = fn();

const enrolment = { factorId: 'factor-1', qrCode, secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP' };

/** The section in one state of its machine, in the frame of its page. */
function inState(value: TwoFactorSnapshot['value'], context: Partial<TwoFactorSnapshot['context']> = {}) {
  const snapshot = twoFactorMachine.resolveState({
    value,
    context: {
      enrolment: undefined,
      problem: undefined,
      fieldErrors: {},
      codes: undefined,
      codesLeft: 10,
      ...context,
    },
  });
  return (
    <SettingsFrame {...preferencePageTexts.privacy} states={[]}>
      <StoryActor snapshot={snapshot} send={send}>
        {(twoFactor) => <TwoFactorView {...twoFactor} />}
      </StoryActor>
    </SettingsFrame>
  );
}

const meta = preview.meta({
  title: 'Pages/Account/Two-factor authentication',
  beforeEach: () => {
    send.mockClear();
  },
  parameters: { layout: 'fullscreen', route: '/account/privacy' },
});

const wrongCode = {
  fieldErrors: { code: problems.wrongCode },
};

export const Off = meta.story({
  parameters: { spec: ['call.mfa', 'privacy.switches'], states: ['two-factor.off'] },
  render: () => inState('off'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Off')).toBeVisible();
    canvas.getByRole('button', { name: 'Set up' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(send.mock.calls).toEqual([[{ type: 'setup.requested' }]]);
  },
});

export const Loading = meta.story({
  parameters: { states: ['two-factor.loading'] },
  render: () => inState('loading'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading two-factor authentication')).toBeInTheDocument();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const Failed = meta.story({
  parameters: { states: ['two-factor.failed'] },
  render: () =>
    inState('failed', {
      problem: {
        code: 'unreachable',
        message: problems.unreachable,
      },
    }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('We couldn’t reach the server.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(send.mock.calls).toEqual([[{ type: 'load.retried' }]]);
  },
});

/** The button waits for the QR code. */
export const Enrolling = meta.story({
  parameters: { states: ['two-factor.enrolling'], chromatic: { disableSnapshot: true } },
  render: () => inState('enrolling'),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Preparing the QR code/ }));
    await expect(send).not.toHaveBeenCalled();
  },
});

export const Confirming = meta.story({
  parameters: { spec: ['call.mfa', 'two-factor.on'], states: ['two-factor.confirming'] },
  render: () => inState('confirming', { enrolment }),
  play: async ({ canvas, step }) => {
    await step('the QR code has a text, and the secret stands beside it', async () => {
      const picture = await canvas.findByRole('img', { name: /^QR code for your authenticator app/ });
      await expect(picture).toBeVisible();
      await expect(canvas.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Copy secret' })).toBeEnabled();
    });
    await step('the field takes a code from the keyboard, and phones can fill it in', async () => {
      const field = canvas.getByRole('textbox', { name: '6-digit code' });
      await expect(field).toHaveAttribute('inputmode', 'numeric');
      await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
      await userEvent.type(field, '123 456{Enter}');
      await expect(send).toHaveBeenLastCalledWith({ type: 'code.submit', code: '123 456' });
    });
    await step('it can be given up', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
      await expect(send).toHaveBeenLastCalledWith({ type: 'setup.cancelled' });
    });
  },
});

/** The QR code stays, so that another code can be tried. */
export const WrongCode = meta.story({
  parameters: { states: ['two-factor.confirming'] },
  render: () => inState('confirming', { enrolment, ...wrongCode }),
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: '6-digit code' });
    await expect(field).toHaveAccessibleDescription(/^This code is wrong/);
    await expect(canvas.getByRole('img', { name: /^QR code/ })).toBeVisible();
  },
});

export const Verifying = meta.story({
  parameters: { states: ['two-factor.verifying'], chromatic: { disableSnapshot: true } },
  render: () => inState('verifying', { enrolment }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Checking the code/ }));
    await expect(send).not.toHaveBeenCalled();
  },
});

export const On = meta.story({
  parameters: { states: ['two-factor.on'] },
  render: () => inState('on'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('On')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'contact us' })).toHaveAttribute('href', '/contact');
    await userEvent.click(canvas.getByRole('button', { name: 'Turn off' }));
    await expect(send.mock.calls).toEqual([[{ type: 'removal.requested' }]]);
  },
});

const codes = [
  'k7mq-2xvt-9bhd-4nrc',
  'w3pz-8ygf-6jas-5ekv',
  'c9nd-4trh-7mxb-2qwu',
  'f6ya-3vke-8zsp-9gjt',
  'h2bw-7qcm-5xnd-6rvk',
  'p8jt-9egz-3yfs-4ahu',
  'r5xk-6mvc-2bqw-7dnt',
  't4ha-8spj-9fge-3zyk',
  'v7nc-2wdb-6rqx-5mtu',
  'z9ek-5gfy-4vap-8hjs',
];

export const ShowingCodes = meta.story({
  parameters: { states: ['two-factor.showingCodes'] },
  render: () => inState('showingCodes', { codes }),
  play: async ({ canvas, step }) => {
    await step('all of them are listed', async () => {
      const list = canvas.getByRole('list', { name: 'Recovery codes' });
      await expect(list.querySelectorAll('li')).toHaveLength(10);
      await expect(canvas.getByRole('button', { name: 'Copy recovery codes' })).toBeEnabled();
    });
    await step('they can be printed and downloaded', async () => {
      const print = spyOn(globalThis, 'print').mockImplementation(() => {});
      await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
      await expect(print).toHaveBeenCalledOnce();
      print.mockRestore();
      const made = spyOn(URL, 'createObjectURL');
      await userEvent.click(canvas.getByRole('button', { name: 'Download' }));
      const [[file] = []] = made.mock.calls;
      await expect(await (file as Blob).text()).toContain(`\n\n${codes.join('\n')}\n`);
      made.mockRestore();
    });
    await step('they go when the user has kept them', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'I’ve saved them' }));
      await expect(send.mock.calls).toEqual([[{ type: 'codes.kept' }]]);
    });
  },
});

export const MakingFirstCodes = meta.story({
  parameters: { states: ['two-factor.makingFirstCodes'], chromatic: { disableSnapshot: true } },
  render: () => inState('makingFirstCodes', { codesLeft: 0 }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Creating your recovery codes')).toBeInTheDocument();
  },
});

export const FewCodes = meta.story({
  parameters: { states: ['two-factor.on'] },
  render: () => inState('on', { codesLeft: 3 }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You have 3 recovery codes left.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Create new codes' }));
    await expect(send.mock.calls).toEqual([[{ type: 'codes.requested' }]]);
  },
});

/** As for an account that was protected before there were recovery codes. */
export const NoCodes = meta.story({
  parameters: { states: ['two-factor.on'], chromatic: { disableSnapshot: true } },
  render: () => inState('on', { codesLeft: 0 }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^You have no recovery codes/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Create recovery codes' })).toBeEnabled();
  },
});

/** A recovery code does not make others. */
export const AskingForNewCodes = meta.story({
  parameters: { states: ['two-factor.askingForNewCodes'] },
  render: () => inState('askingForNewCodes', { codesLeft: 3 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: '6-digit code' })).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'Use a recovery code' })).toBeNull();
    await userEvent.keyboard('123456{Enter}');
    await expect(send).toHaveBeenLastCalledWith({ type: 'code.submit', code: '123456' });
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(send).toHaveBeenLastCalledWith({ type: 'codes.cancelled' });
  },
});

export const MakingCodes = meta.story({
  parameters: { states: ['two-factor.makingCodes'], chromatic: { disableSnapshot: true } },
  render: () => inState('makingCodes', { codesLeft: 3 }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Checking the code/ }));
    await expect(send).not.toHaveBeenCalled();
  },
});

/** The other field gets the focus, and keeps no error of the first. */
export const UsingARecoveryCode = meta.story({
  parameters: { states: ['two-factor.askingForCode'], chromatic: { disableSnapshot: true } },
  render: () => inState('askingForCode', wrongCode),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Use a recovery code' }));
    const field = canvas.getByRole('textbox', { name: 'Recovery code' });
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription(/^One of the ten codes/);
    await userEvent.keyboard('k7mq-2xvt-9bhd-4nrc{Enter}');
    await expect(send).toHaveBeenLastCalledWith({ type: 'code.submit', code: 'k7mq-2xvt-9bhd-4nrc' });
    await expect(canvas.getByRole('button', { name: 'Use a code from the app' })).toBeEnabled();
  },
});

/** Turning it off takes a code. */
export const AskingForCode = meta.story({
  parameters: { spec: ['two-factor.off'], states: ['two-factor.askingForCode'] },
  render: () => inState('askingForCode'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: '6-digit code' })).toHaveFocus();
    await userEvent.keyboard('123456{Enter}');
    await expect(send).toHaveBeenLastCalledWith({ type: 'code.submit', code: '123456' });
    await userEvent.click(canvas.getByRole('button', { name: 'Leave it on' }));
    await expect(send).toHaveBeenLastCalledWith({ type: 'removal.cancelled' });
  },
});

/** A problem that another code would not solve stands above the field. */
export const TooManyCodes = meta.story({
  parameters: { states: ['two-factor.askingForCode'], chromatic: { disableSnapshot: true } },
  render: () =>
    inState('askingForCode', {
      problem: {
        code: 'over_request_rate_limit',
        message: problems.tooManyCodes,
      },
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/Too many codes were entered/);
  },
});

export const Removing = meta.story({
  parameters: { states: ['two-factor.removing'], chromatic: { disableSnapshot: true } },
  render: () => inState('removing'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Checking the code/ }));
    await expect(send).not.toHaveBeenCalled();
  },
});

export const Phone = meta.story({
  parameters: { states: ['two-factor.confirming'] },
  globals: { viewport: { value: 'mobile1' } },
  render: () => inState('confirming', { enrolment, ...wrongCode }),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('img', { name: /^QR code/ });
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});
