import type { TwoFactorApi } from '@verapix/client/api/two-factor';
import { codePromptMachine } from '@verapix/machines';
import { defineFlow, type FlowContext, request } from '../flow/define-flow';

/** Asks for the code of the second factor in a dialog. */
export const codePromptFlow = defineFlow({
  machine: codePromptMachine,
  run: ({
    account,
    params: { onClosed },
  }: FlowContext<{ onClosed: (given: boolean) => void }, { api: TwoFactorApi }>) => {
    return {
      actors: { giveCode: (given, signal) => request(account, (api) => api.giveCode(given, signal)) },
      on: { 'prompt.closed': ({ given }) => onClosed(given) },
    };
  },
});
