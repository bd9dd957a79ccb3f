import { type CodePromptSnapshot, codePromptMachine } from '@verapix/machines';
import preview from '@verapix/storybook/preview';
import { StoryActor } from '@verapix/storybook/story-actor';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { CodePromptView } from './CodePromptDialog';

const send = fn();

/** The dialog in one state of its machine. */
function inState(value: CodePromptSnapshot['value'], context: Partial<CodePromptSnapshot['context']> = {}) {
  const snapshot = codePromptMachine.resolveState({
    value,
    context: { problem: undefined, fieldErrors: {}, ...context },
  });
  return (
    <StoryActor snapshot={snapshot} send={send}>
      {(prompt) => <CodePromptView {...prompt} />}
    </StoryActor>
  );
}

const meta = preview.meta({
  title: 'Pages/Account/Code prompt',
  beforeEach: () => {
    send.mockClear();
  },
  parameters: { layout: 'fullscreen', route: '/account' },
});

const field = () => screen.findByRole('textbox', { name: '6-digit code' });

/** Something can be done only with the code: the dialog asks for it. */
export const Entering = meta.story({
  parameters: { states: ['code-prompt.entering'] },
  render: () => inState('entering'),
  play: async ({ step }) => {
    await step('the field has the focus, and Enter sends the code', async () => {
      await expect(await field()).toHaveFocus();
      await userEvent.keyboard('123456{Enter}');
      await expect(send).toHaveBeenLastCalledWith({ type: 'code.submit', code: '123456' });
    });
    await step('Escape and Cancel close it', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
      await expect(send).toHaveBeenLastCalledWith({ type: 'prompt.dismissed' });
      await userEvent.keyboard('{Escape}');
      await expect(send).toHaveBeenLastCalledWith({ type: 'prompt.dismissed' });
      await expect(send).toHaveBeenCalledTimes(3);
    });
  },
});

export const WrongCode = meta.story({
  parameters: { states: ['code-prompt.entering'], chromatic: { disableSnapshot: true } },
  render: () =>
    inState('entering', {
      fieldErrors: { code: 'This code is wrong. Enter the one your authenticator app shows now.' },
    }),
  play: async () => {
    await expect(await field()).toHaveAccessibleDescription(/^This code is wrong/);
  },
});

export const Verifying = meta.story({
  parameters: { states: ['code-prompt.verifying'], chromatic: { disableSnapshot: true } },
  render: () => inState('verifying'),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /Checking the code/ }));
    await expect(send).not.toHaveBeenCalled();
  },
});

/** It closes in the next moment. */
export const Given = meta.story({
  parameters: { states: ['code-prompt.given'], chromatic: { disableSnapshot: true } },
  render: () => inState('given'),
});

export const Dismissed = meta.story({
  parameters: { states: ['code-prompt.dismissed'], chromatic: { disableSnapshot: true } },
  render: () => inState('dismissed'),
});
