import type { NetworkScenario } from '@verapix/mocks/embedded';
import type { StandInNetwork } from '@verapix/ui';

/** What the panel calls each network. */
const choices = {
  ok: 'ok',
  slow: 'slow',
  offline: 'offline',
  'server-error': '500',
  'rate-limited': '429',
} as const satisfies Record<NetworkScenario, StandInNetwork>;

const scenarios = {
  ok: 'ok',
  slow: 'slow',
  offline: 'offline',
  '500': 'server-error',
  '429': 'rate-limited',
} as const satisfies Record<StandInNetwork, NetworkScenario>;

const warnings: Record<NetworkScenario, string | undefined> = {
  ok: undefined,
  slow: 'Slow',
  offline: 'Offline',
  'server-error': 'Server error',
  'rate-limited': 'Too many requests',
};

export const choiceOf = (scenario: NetworkScenario): StandInNetwork => choices[scenario];

export const scenarioOf = (choice: StandInNetwork): NetworkScenario => scenarios[choice];

/** What is wrong on purpose, in a word or two; undefined when nothing is. */
export const warningOf = (scenario: NetworkScenario): string | undefined => warnings[scenario];
