import { type Plan, planIds, plans } from '@verapix/domain';
import type { AccountView } from '../../app/account/account';
import { paths } from '../../app/paths';
import { checkoutPath } from '../../content/checkout-path';
import * as messages from '@verapix/messages/pricing';

/** The parts of an account that decide which plans are offered. */
export type Viewer = Pick<AccountView, 'status' | 'planId' | 'planStatus' | 'hasFullAccess'>;

/** What the user can do with a plan: follow a link, wait until the plan is read, or nothing, with the reason. */
type PlanAction =
  | { kind: 'link'; text: string; offer?: string | undefined; to: string }
  | { kind: 'waiting' }
  | { kind: 'none'; text: string };

/** A plan as it is offered to a user. */
export interface PlanOffer {
  plan: Plan;
  /** It is the user's plan. */
  isCurrent: boolean;
  action: PlanAction;
  /** Whether badges recommend it. */
  isOffered: boolean;
  /** The one primary action among all plans. */
  isMainAction: boolean;
}

/** Whether the session or the plan is still being read. */
export function isPending({ status, planStatus }: Viewer): boolean {
  return status === 'loading' || (status === 'signed-in' && planStatus === 'pending');
}

function isCurrent({ id }: Plan, { status, planStatus, planId, hasFullAccess }: Viewer): boolean {
  return status === 'signed-in' && !hasFullAccess && planStatus === 'known' && planId === id;
}

function purchase({ id, buttonText, buttonOffer }: Plan): PlanAction {
  if (id === 'free') return { kind: 'link', text: buttonText, to: paths.signUp };
  return { kind: 'link', text: buttonText, offer: buttonOffer, to: checkoutPath(id) };
}

function actionOf(plan: Plan, viewer: Viewer): PlanAction {
  if (isPending(viewer)) return { kind: 'waiting' };
  if (viewer.status !== 'signed-in') return purchase(plan);
  if (viewer.hasFullAccess) return { kind: 'none', text: messages.open };
  // Each plan includes everything in those before it.
  if (planIds.indexOf(plan.id) < planIds.indexOf(viewer.planId)) {
    return { kind: 'none', text: messages.included({ title: plans[viewer.planId].title }) };
  }
  if (plan.id === 'free') return { kind: 'link', text: messages.openTools, to: paths.tools };
  if (isCurrent(plan, viewer)) return { kind: 'link', text: messages.manage, to: paths.subscriptions };
  return purchase(plan);
}

/** The plans in the order of the catalog, each as it is offered to the user. */
export function planOffers(viewer: Viewer): PlanOffer[] {
  const offers = planIds.map((id) => {
    const plan = plans[id];
    const owned = isCurrent(plan, viewer);
    const action = actionOf(plan, viewer);
    return { plan, isCurrent: owned, action, isOffered: action.kind !== 'none' && !owned };
  });
  const forSale = offers.filter(
    ({ plan, action, isOffered }) => isOffered && plan.buttonAction === 'checkout' && action.kind === 'link',
  );
  const main = forSale.find(({ plan }) => plan.highlight) ?? forSale[0];
  return offers.map((offer) => ({ ...offer, isMainAction: offer === main }));
}
