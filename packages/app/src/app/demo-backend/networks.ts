import type { NetworkScenario } from '@verapix/mocks/embedded';
import type { DemoBackendNetwork } from '@verapix/ui';

/** The panel's labels of the simulated networks. */
const choices = {
  ok: 'ok',
  slow: 'slow',
  offline: 'offline',
  'server-error': '500',
  'rate-limited': '429',
} as const satisfies Record<NetworkScenario, DemoBackendNetwork>;

const scenarios = {
  ok: 'ok',
  slow: 'slow',
  offline: 'offline',
  '500': 'server-error',
  '429': 'rate-limited',
} as const satisfies Record<DemoBackendNetwork, NetworkScenario>;

const warnings: Record<NetworkScenario, string | undefined> = {
  ok: undefined,
  slow: 'Slow',
  offline: 'Offline',
  'server-error': 'Server error',
  'rate-limited': 'Too many requests',
};

export const choiceOf = (scenario: NetworkScenario): DemoBackendNetwork => choices[scenario];

export const scenarioOf = (choice: DemoBackendNetwork): NetworkScenario => scenarios[choice];

/** The simulated network problem in a word or two; undefined if there is none. */
export const warningOf = (scenario: NetworkScenario): string | undefined => warnings[scenario];
