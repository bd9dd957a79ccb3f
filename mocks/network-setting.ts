import { type NetworkScenario, networkScenarios } from './scenarios/network';

/** Which network the stand-in plays, for this tab. */
export interface NetworkSetting {
  read: () => NetworkScenario;
  /** Holds from the next request on, and over a reload. */
  choose: (scenario: NetworkScenario) => void;
  /** Calls back after each choice; returns the way to stop listening. */
  subscribe: (listener: () => void) => () => void;
}

const key = 'verapix-stand-in.network';

function stored(storage: () => Storage): NetworkScenario {
  try {
    const text = storage().getItem(key);
    return networkScenarios.find((scenario) => scenario === text) ?? 'ok';
  } catch {
    return 'ok';
  }
}

/** Keeps the choice in a tab's storage; where that is blocked, for as long as the page lives. */
export function createNetworkSetting(storage: () => Storage): NetworkSetting {
  let current = stored(storage);
  const listeners = new Set<() => void>();
  return {
    read: () => current,
    choose: (scenario) => {
      current = scenario;
      try {
        storage().setItem(key, scenario);
      } catch {
        // Blocked: the choice ends with the page.
      }
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
