import type { SessionRecord } from '../db/schema';
import { noContent } from '../http/responses';
import type { Call } from '../http/route';
import { invalid } from './refusals';
import { sessionOf } from './session-of';
import { endSessions } from './sessions';

type Ends = (session: SessionRecord, current: SessionRecord) => boolean;

const scopes: ReadonlyMap<string, Ends> = new Map<string, Ends>([
  ['global', () => true],
  ['local', ({ id }, current) => id === current.id],
  ['others', ({ id }, current) => id !== current.id],
]);

/** `POST /logout?scope=…`: ends all of the user's sessions, this one, or all but this one. */
export async function logout(call: Call): Promise<Response> {
  const { session: current } = await sessionOf(call);
  const scope = call.url.searchParams.get('scope') ?? 'global';
  const ends = scopes.get(scope);
  if (!ends) throw invalid(`Unsupported logout scope ${JSON.stringify(scope)}`);
  call.options.store.write((draft) =>
    endSessions(draft, (session) => session.userId === current.userId && ends(session, current)),
  );
  return noContent();
}
