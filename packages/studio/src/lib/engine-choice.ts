import { readItem, writeItem } from '@verapix/domain';

/** `device` processes the picture; `simulated` has the timings and results of the specification. */
const engineChoices = ['device', 'simulated'] as const;
export type EngineChoice = (typeof engineChoices)[number];

const key = 'verapix.engines';
const sessionStorageOrNone = () => sessionStorage;

function asChoice(value: string | null): EngineChoice | undefined {
  return engineChoices.find((choice) => choice === value);
}

/** The engines to use: `?engines=` in the address, else its earlier value in this tab, else `device`. */
export function chooseEngines(search: string): EngineChoice {
  const asked = asChoice(new URLSearchParams(search).get('engines'));
  if (asked) writeItem(sessionStorageOrNone, key, asked);
  return asked ?? asChoice(readItem(sessionStorageOrNone, key)) ?? 'device';
}
