import * as messages from '@verapix/messages/demo';
import type { NetworkScenario } from '@verapix/mocks/embedded';
import type { DemoBackendNetwork } from '@verapix/ui/product';

/** The simulated networks: the value in the panel, and the launcher's warning in a word or two. */
export const networks: Record<NetworkScenario, { choice: DemoBackendNetwork; warning?: string }> = {
  ok: { choice: 'ok' },
  slow: { choice: 'slow', warning: messages.slow },
  offline: { choice: 'offline', warning: messages.offline },
  'server-error': { choice: '500', warning: messages.serverError },
  'rate-limited': { choice: '429', warning: messages.tooMany },
};

/** The simulated network of each value in the panel. */
export const scenarios: Record<DemoBackendNetwork, NetworkScenario> = {
  ok: 'ok',
  slow: 'slow',
  offline: 'offline',
  '500': 'server-error',
  '429': 'rate-limited',
};
