import { accountEventKinds } from '@verapix/domain';
import * as v from 'valibot';
import type { ActivityApi } from './api/activity';
import type { Clients } from './clients';
import { attempt, dataOf } from './requests';

const rowSchema = v.pipe(
  v.object({
    id: v.string(),
    kind: v.string(),
    detail: v.record(v.string(), v.string()),
    user_agent: v.nullable(v.string()),
    created_at: v.string(),
  }),
  v.transform(({ user_agent, created_at, ...event }) => ({
    ...event,
    userAgent: user_agent,
    createdAt: created_at,
  })),
);

const eventsShown = 200;

export function createActivityApi({ rest }: Pick<Clients, 'rest'>): ActivityApi {
  return {
    loadActivity: (userId, signal) =>
      attempt(signal, async () => {
        const query = rest.from('activity').select('id,kind,detail,user_agent,created_at');
        const own = query.eq('user_id', userId).order('created_at', { ascending: false }).limit(eventsShown);
        const rows = dataOf(await own.abortSignal(signal), v.array(rowSchema));
        // A newer server may note what this version has no words for.
        const events = rows.flatMap((row) => {
          const kind = accountEventKinds.find((each) => each === row.kind);
          return kind ? [{ ...row, kind }] : [];
        });
        return { events };
      }),
  };
}
