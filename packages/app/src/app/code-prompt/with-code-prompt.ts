import type { BackendApi } from '@verapix/client';
import type { Prompt } from '../prompt';

type Outcome = { ok: true } | { ok: false; problem: { code: string } };

/**
 * The backend, except that a call which the server does only with the code of the second factor asks the user for it and
 * is made again. If the user gives no code, the call fails with the server's reason.
 */
export function withCodePrompt(api: BackendApi, prompt: Pick<Prompt, 'ask'>): BackendApi {
  const asking =
    <Args extends [...unknown[], AbortSignal], Result extends Outcome>(
      call: (...args: Args) => Promise<Result>,
    ) =>
    async (...args: Args): Promise<Result> => {
      const outcome = await call(...args);
      if (outcome.ok || outcome.problem.code !== 'insufficient_aal') return outcome;
      const signal = args.at(-1) as AbortSignal;
      return (await prompt.ask(signal)) ? call(...args) : outcome;
    };
  return {
    ...api,
    deleteAccount: asking(api.deleteAccount),
    exportData: asking(api.exportData),
    createApiKey: asking(api.createApiKey),
    rotateApiKey: asking(api.rotateApiKey),
    revokeApiKey: asking(api.revokeApiKey),
    rotateWebhookSecret: asking(api.rotateWebhookSecret),
    loadMerchantConfig: asking(api.loadMerchantConfig),
    saveMerchantConfig: asking(api.saveMerchantConfig),
    testMerchantConnection: asking(api.testMerchantConnection),
    updatePassword: asking(api.updatePassword),
  };
}
