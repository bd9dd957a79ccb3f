import type { Outcome, Preferences } from '@verapix/domain';
import { appConsent, type Consent, type ConsentStore } from './consent';

type AccountChoice = Pick<Preferences, 'dataCollection' | 'cookieUsage'>;

const consentOf = ({ dataCollection, cookieUsage }: AccountChoice): Consent => ({
  performance: dataCollection,
  functional: cookieUsage,
});

/** The results that are kept on this device are functional, and not in a storage that `consent` can reach. */
export async function deleteLibrary(): Promise<void> {
  const { resultStore } = await import('@verapix/studio/store/result-store');
  await resultStore.clear();
}

/** Applies a choice to this browser, and deletes what it refuses. */
function apply(choice: Consent, consent: ConsentStore): void {
  const deletes = consent.read().functional && !choice.functional;
  consent.choose(choice);
  if (deletes) void deleteLibrary();
}

/** Applies what the user chose in the account to this browser. */
export function chooseByAccount(choice: AccountChoice, consent: ConsentStore = appConsent): void {
  apply(consentOf(choice), consent);
}

/** Applies what the user refused in the account. What the account allows, a browser may still refuse. */
export function refuseByAccount(choice: AccountChoice, consent: ConsentStore = appConsent): void {
  const [here, account] = [consent.read(), consentOf(choice)];
  const both = {
    performance: here.performance && account.performance,
    functional: here.functional && account.functional,
  };
  if (both.performance !== here.performance || both.functional !== here.functional) apply(both, consent);
}

interface SignedInUsers {
  view: () => { user: { id: string } | null };
  subscribe: (listener: () => void) => () => void;
  api: {
    loadPreferences: (userId: string, signal: AbortSignal) => Promise<Outcome<{ preferences: Preferences }>>;
  };
}

/** Applies what each user who signs in refused. Returns a function that stops. */
export function followAccount({ view, subscribe, api }: SignedInUsers, consent?: ConsentStore): () => void {
  let userId: string | undefined;
  const stopping = new AbortController();
  const follow = async () => {
    const next = view().user?.id;
    if (next === userId) return;
    userId = next;
    if (next === undefined) return;
    const outcome = await api.loadPreferences(next, stopping.signal);
    if (outcome.ok && view().user?.id === next) refuseByAccount(outcome.preferences, consent);
  };
  const onChange = () => void follow().catch(console.error);
  const unsubscribe = subscribe(onChange);
  onChange();
  return () => {
    unsubscribe();
    stopping.abort();
  };
}
