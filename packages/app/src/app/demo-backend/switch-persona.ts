import { storedUserId, visitors } from '@verapix/domain';
import { type Persona, type PersonaId, personas } from '@verapix/mocks/embedded';
import { useRef, useState } from 'react';
import { storeFreeUses } from '@verapix/studio/free-uses/free-uses';
import type { AccountRuntime } from '../account/account';
import { useToasts } from '../toasts';
import { notSignedInAs, signedInAs } from './mails';

interface SwitchEnvironment {
  runtime: Pick<AccountRuntime, 'signOut'> & { api: Pick<AccountRuntime['api'], 'signIn'> };
  /** Stores the count of free uses. */
  storage: () => Storage;
}

/**
 * Switches this browser to a persona: signs in with the persona's password, or signs out for a visitor, and sets the
 * free uses. Changes nothing if the sign-in is rejected.
 */
export async function switchPersona(
  { account, freeUsesUsed }: Persona,
  { runtime, storage }: SwitchEnvironment,
  signal: AbortSignal,
) {
  if (account) {
    const { email, password } = account;
    const outcome = await runtime.api.signIn({ email, password }, signal);
    if (!outcome.ok) return outcome;
  } else {
    runtime.signOut();
  }
  storeFreeUses(storage, freeUsesUsed, (account && storedUserId(storage)) ?? visitors);
  return { ok: true } as const;
}

/** Switches to personas one at a time: the latest choice counts. */
export function usePersonaSwitch(runtime: AccountRuntime, onDone: () => void) {
  const { notify } = useToasts();
  const [switchingTo, setSwitchingTo] = useState<PersonaId>();
  const running = useRef<AbortController>(undefined);

  const choose = async (id: string) => {
    const persona = personas.find((each) => each.id === id);
    if (!persona) return;
    running.current?.abort();
    running.current = new AbortController();
    const { signal } = running.current;
    setSwitchingTo(persona.id);
    const outcome = await switchPersona(persona, { runtime, storage: () => localStorage }, signal);
    if (signal.aborted) return;
    setSwitchingTo(undefined);
    if (!outcome.ok) return notify(notSignedInAs(persona.label, outcome.problem));
    if (persona.account) notify(signedInAs(persona.label));
    onDone();
  };
  return { switchingTo, choose };
}
