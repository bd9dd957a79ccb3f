import type { PlanId } from '@verapix/domain';
import { describe, expect, it } from 'vitest';
import { planOffers, type Viewer } from './plan-offers';

const signedOut: Viewer = {
  status: 'signed-out',
  planId: 'free',
  planStatus: 'known',
  offer: 'open',
  hasFullAccess: false,
};
const member = (planId: PlanId, more: Partial<Viewer> = {}): Viewer => ({
  ...signedOut,
  status: 'signed-in',
  planId,
  ...more,
});

const actionsFor = (viewer: Viewer) => planOffers(viewer).map(({ action }) => action);
const currentFor = (viewer: Viewer) =>
  planOffers(viewer).flatMap(({ plan, isCurrent }) => (isCurrent ? [plan.id] : []));
const mainFor = (viewer: Viewer) =>
  planOffers(viewer).flatMap(({ plan, isMainAction }) => (isMainAction ? [plan.id] : []));

const checkout = expect.stringMatching(/^\/payment\?planId=/);

describe('the plans', () => {
  it('lead a visitor to sign-up and to the checkout, and none is current', () => {
    expect(actionsFor(signedOut)).toEqual([
      { kind: 'link', text: 'Get Started Free', to: '/signup' },
      { kind: 'link', text: 'Get Premium', offer: '60% OFF', to: checkout },
      { kind: 'link', text: 'Get Lifetime', to: checkout },
    ]);
    expect(currentFor(signedOut)).toEqual([]);
    expect(mainFor(signedOut)).toEqual(['premium']);
  });

  it('mark the free plan as current, and lead to the tools', () => {
    expect(currentFor(member('free'))).toEqual(['free']);
    expect(actionsFor(member('free'))[0]).toEqual({ kind: 'link', text: 'Open the tools', to: '/tools' });
    expect(mainFor(member('free'))).toEqual(['premium']);
  });

  it('offer only Lifetime to a Premium user, who can manage Premium', () => {
    expect(currentFor(member('premium'))).toEqual(['premium']);
    expect(actionsFor(member('premium'))).toEqual([
      { kind: 'none', text: 'Included in Premium' },
      { kind: 'link', text: 'Manage Plan', to: '/subscriptions' },
      { kind: 'link', text: 'Get Lifetime', to: checkout },
    ]);
    expect(mainFor(member('premium'))).toEqual(['lifetime']);
  });

  it('offer nothing to a Lifetime user', () => {
    expect(currentFor(member('lifetime'))).toEqual(['lifetime']);
    expect(actionsFor(member('lifetime'))).not.toContainEqual(expect.objectContaining({ to: checkout }));
    expect(mainFor(member('lifetime'))).toEqual([]);
    expect(planOffers(member('lifetime')).map(({ isOffered }) => isOffered)).toEqual([false, false, false]);
  });

  it('are all open to a founder, and none is current', () => {
    const founder = member('lifetime', { hasFullAccess: true });
    expect(actionsFor(founder)).toEqual(Array(3).fill({ kind: 'none', text: 'You have access' }));
    expect(currentFor(founder)).toEqual([]);
  });

  it.each<[string, Viewer]>([
    ['the session is read', { ...signedOut, status: 'loading', planStatus: 'pending' }],
    ['the plan is read', member('free', { planStatus: 'pending' })],
  ])('wait while %s, and offer nothing yet', (_, viewer) => {
    expect(actionsFor(viewer).map(({ kind }) => kind)).toEqual(['waiting', 'waiting', 'waiting']);
    expect(currentFor(viewer)).toEqual([]);
  });

  it('cost what the offer says while it runs, and the regular prices without its labels once it is over', () => {
    const shown = (viewer: Viewer) =>
      planOffers(viewer).map(({ price, badge, action }) => ({
        price: price?.price,
        regular: price?.regular,
        badge,
        offer: action.kind === 'link' ? action.offer : undefined,
        amount: action.kind === 'link' ? /amount=([^&]*)/.exec(action.to)?.[1] : undefined,
      }));
    const offered = [
      { price: '$0' },
      { price: '$30', regular: '$79.99', badge: 'Limited Time Offer', offer: '60% OFF', amount: '30' },
      { price: '$250', regular: '$599', badge: 'Best Value', amount: '250' },
    ];
    expect(shown(signedOut)).toMatchObject(offered);
    expect(shown(member('free'))).toMatchObject(offered);
    expect(shown(member('free', { offer: 'running' }))).toMatchObject(offered);
    expect(shown(member('free', { offer: 'failed' }))).toMatchObject(offered);
    const nothing = { regular: undefined, badge: undefined, offer: undefined, amount: undefined };
    expect(shown(member('free', { offer: 'over' }))).toEqual([
      { ...nothing, price: '$0' },
      { ...nothing, price: '$79.99', amount: '79.99' },
      { ...nothing, price: '$599', badge: 'Best Value', amount: '599' },
    ]);
    const pending = member('free', { offer: 'pending' });
    expect(shown(pending).map(({ price }) => price)).toEqual(['$0', undefined, undefined]);
    expect(actionsFor(pending).map(({ kind }) => kind)).toEqual(['waiting', 'waiting', 'waiting']);
  });

  it('mark no plan as current if it could not be read, and can be bought: the server refuses a plan that the user has', () => {
    const unknown = member('free', { planStatus: 'failed' });
    expect(currentFor(unknown)).toEqual([]);
    expect(mainFor(unknown)).toEqual(['premium']);
  });

  it('are those of a visitor while the user signs out', () => {
    const leaving: Viewer = { ...signedOut, status: 'signing-out' };
    expect(actionsFor(leaving)).toEqual(actionsFor(signedOut));
  });
});
