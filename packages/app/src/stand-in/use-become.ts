import { type PersonaId, personas } from '@verapix/mocks/embedded';
import { useRef, useState } from 'react';
import type { AccountRuntime } from '../wiring/account/account-runtime';
import { useToasts } from '../wiring/toasts';
import { become } from './become';
import { notSignedInAs, signedInAs } from './messages';

/** Becoming a persona, one at a time: the latest choice counts. */
export function useBecome(runtime: AccountRuntime, onDone: () => void) {
  const { notify } = useToasts();
  const [becoming, setBecoming] = useState<PersonaId>();
  const running = useRef<AbortController>(undefined);

  const choose = async (id: string) => {
    const persona = personas.find((each) => each.id === id);
    if (!persona) return;
    running.current?.abort();
    running.current = new AbortController();
    const { signal } = running.current;
    setBecoming(persona.id);
    const outcome = await become(persona, { runtime, storage: () => localStorage }, signal);
    if (signal.aborted) return;
    setBecoming(undefined);
    if (!outcome.ok) return notify(notSignedInAs(persona.label, outcome.problem));
    if (persona.account) notify(signedInAs(persona.label));
    onDone();
  };
  return { becoming, choose };
}
