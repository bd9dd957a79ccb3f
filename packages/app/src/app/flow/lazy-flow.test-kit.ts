import type { AnyStateMachine } from 'xstate';
import type { Flow } from './define-lazy-flow';
import { createFlowContext } from './flow.test-kit';

/** Starts a flow in a test context. */
export async function startLazyFlow<Machine extends AnyStateMachine, Params>(
  flow: Flow<Machine, Params>,
  params: Params,
  options?: Parameters<typeof createFlowContext>[1],
) {
  const test = createFlowContext(params, options);
  const toasts = { ...test.context.toasts, actor: () => undefined };
  return { ...test, actor: await flow.start({ ...test.context, toasts }) };
}
