import { readItem, writeItem } from './safe-storage';

/** `device` really works on the picture; `simulated` has the spec's timings and results. */
const engineChoices = ['device', 'simulated'] as const;
export type EngineChoice = (typeof engineChoices)[number];

const key = 'verapix.engines';
const sessionStorageOrNone = () => sessionStorage;

function asChoice(value: string | null): EngineChoice | undefined {
  return engineChoices.find((choice) => choice === value);
}

/** Which engines to use: `?engines=` in the address, else what it said earlier in this tab, else the device's. */
export function chooseEngines(search: string): EngineChoice {
  const asked = asChoice(new URLSearchParams(search).get('engines'));
  if (asked) writeItem(sessionStorageOrNone, key, asked);
  return asked ?? asChoice(readItem(sessionStorageOrNone, key)) ?? 'device';
}
