import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectOfFile } from '../tests/project.ts';
import { buyPlan } from '../tests/purchases.ts';

const hour = 3600;
const script = join(import.meta.dirname, 'shift-clock.js');

describe.each([
  ['ahead', 2],
  ['behind', -2],
])('(15) edge functions whose clock is two hours %s', (_what, hours) => {
  const project = projectOfFile({
    preload: { script, variables: { CLOCK_SHIFT: String(hours * hour * 1000) } },
  });

  it('accept the tokens that are valid now, and note the time of the database', async () => {
    const userId = await project.addUser('ada');
    await buyPlan(project.sql, userId, 'premium');
    const call = async (name: string, expiresIn: number, body: object = {}) => {
      const { token } = await project.signIn(userId, { expiresIn });
      return project.send(`/functions/v1/${name}`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
    };
    const made = await call('create-api-key', hour, { name: 'Key', type: 'live' });
    expect(made.status).toBe(200);
    const [key] = await project.sql<{ age: number }[]>`
      select abs(extract(epoch from now() - created_at))::float8 as age from public.api_keys where user_id = ${userId}`;
    expect(key?.age).toBeLessThan(60);
    expect((await call('list-sessions', -hour)).status).toBe(401);
  });
});
