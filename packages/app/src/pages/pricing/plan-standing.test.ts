import type { PlanId } from '@verapix/facts';
import { describe, expect, it } from 'vitest';
import { planStandings, type Viewer } from './plan-standing';

const signedOut: Viewer = {
  status: 'signed-out',
  planId: 'free',
  planStatus: 'known',
  hasFullAccess: false,
};
const member = (planId: PlanId, more: Partial<Viewer> = {}): Viewer => ({
  ...signedOut,
  status: 'signed-in',
  planId,
  ...more,
});

const actionsFor = (viewer: Viewer) => planStandings(viewer).map(({ action }) => action);
const currentFor = (viewer: Viewer) =>
  planStandings(viewer).flatMap(({ plan, isCurrent }) => (isCurrent ? [plan.id] : []));
const mainFor = (viewer: Viewer) =>
  planStandings(viewer).flatMap(({ plan, isMainAction }) => (isMainAction ? [plan.id] : []));

const checkout = expect.stringMatching(/^\/payment\?planId=/);

describe('the plans', () => {
  it('lead a visitor to sign-up and to the checkout, and have no owner', () => {
    expect(actionsFor(signedOut)).toEqual([
      { kind: 'link', text: 'Get Started Free', to: '/signup' },
      { kind: 'link', text: 'Get Premium', offer: '60% OFF', to: checkout },
      { kind: 'link', text: 'Get Lifetime', to: checkout },
    ]);
    expect(currentFor(signedOut)).toEqual([]);
    expect(mainFor(signedOut)).toEqual(['premium']);
  });

  it('mark the free plan of a member who has no other, and lead to the tools', () => {
    expect(currentFor(member('free'))).toEqual(['free']);
    expect(actionsFor(member('free'))[0]).toEqual({ kind: 'link', text: 'Open the tools', to: '/tools' });
    expect(mainFor(member('free'))).toEqual(['premium']);
  });

  it('offer Lifetime alone to whoever has Premium, which they can manage', () => {
    expect(currentFor(member('premium'))).toEqual(['premium']);
    expect(actionsFor(member('premium'))).toEqual([
      { kind: 'none', text: 'Included in Premium' },
      { kind: 'link', text: 'Manage Plan', to: '/subscriptions' },
      { kind: 'link', text: 'Get Lifetime', to: checkout },
    ]);
    expect(mainFor(member('premium'))).toEqual(['lifetime']);
  });

  it('offer nothing to whoever has Lifetime', () => {
    expect(currentFor(member('lifetime'))).toEqual(['lifetime']);
    expect(actionsFor(member('lifetime'))).not.toContainEqual(expect.objectContaining({ to: checkout }));
    expect(mainFor(member('lifetime'))).toEqual([]);
    expect(planStandings(member('lifetime')).map(({ isOffered }) => isOffered)).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('are all open to a founder, who owns none of them', () => {
    const founder = member('lifetime', { hasFullAccess: true });
    expect(actionsFor(founder)).toEqual(Array(3).fill({ kind: 'none', text: 'Open to you' }));
    expect(currentFor(founder)).toEqual([]);
  });

  it.each<[string, Viewer]>([
    ['the session is read', { ...signedOut, status: 'loading', planStatus: 'pending' }],
    ['the plan is read', member('free', { planStatus: 'pending' })],
  ])('wait while %s, rather than to sell what one has', (_, viewer) => {
    expect(actionsFor(viewer).map(({ kind }) => kind)).toEqual(['waiting', 'waiting', 'waiting']);
    expect(currentFor(viewer)).toEqual([]);
  });

  it('mark no plan when it could not be read, and can be had: the server refuses what one has', () => {
    const unknown = member('free', { planStatus: 'failed' });
    expect(currentFor(unknown)).toEqual([]);
    expect(mainFor(unknown)).toEqual(['premium']);
  });

  it('are those of a visitor again while one signs out', () => {
    const leaving: Viewer = { ...signedOut, status: 'signing-out' };
    expect(actionsFor(leaving)).toEqual(actionsFor(signedOut));
  });
});
