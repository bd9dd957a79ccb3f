import { type Plan, planIds, plans } from '@verapix/domain';
import * as messages from '@verapix/messages/pricing';
import type { AccountView } from '../../app/account/account';
import { paths } from '../../content/paths';
import { checkoutPath } from '../../lib/checkout-path';
import { planPrice } from '../../content/plan-price';
import { planTitles, planWords } from '../../content/plan-words';

/** The parts of an account that decide which plans are offered. */
export type Viewer = Pick<AccountView, 'status' | 'planId' | 'planStatus' | 'offer' | 'hasFullAccess'>;

/** What the user can do with a plan: follow a link, wait until the plan is read, or nothing, with the reason. */
type OfferedAction =
  | { kind: 'link'; text: string; offer?: string | undefined; to: string }
  | { kind: 'waiting' }
  | { kind: 'none'; text: string };

/** A plan as it is offered to a user. */
export interface PlanOffer {
  plan: Plan;
  /** It is the user's plan. */
  isCurrent: boolean;
  action: OfferedAction;
  /** Whether badges recommend it. */
  isOffered: boolean;
  badge: string | undefined;
  /** Its price; undefined until it is known whether the offer runs for the user. */
  price: ReturnType<typeof planPrice> | undefined;
  /** The one primary action among all plans. */
  isMainAction: boolean;
}

/** Whether the session, the plan or the offer is still being read. */
export function isPending({ status, planStatus, offer }: Viewer): boolean {
  return (
    status === 'loading' || (status === 'signed-in' && (planStatus === 'pending' || offer === 'pending'))
  );
}

/** Whether the regular prices apply to the user. If that could not be read, the checkout says what is charged. */
export function isOfferOver({ offer }: Viewer): boolean {
  return offer === 'over';
}

function isCurrent({ id }: Plan, { status, planStatus, planId, hasFullAccess }: Viewer): boolean {
  return status === 'signed-in' && !hasFullAccess && planStatus === 'known' && planId === id;
}

function purchase({ id }: Plan, viewer: Viewer): OfferedAction {
  const { buttonText, offer } = planWords[id];
  if (id === 'free') return { kind: 'link', text: buttonText, to: paths.signUp };
  const isOver = isOfferOver(viewer);
  return {
    kind: 'link',
    text: buttonText,
    offer: isOver ? undefined : offer?.button,
    to: checkoutPath(id, isOver),
  };
}

function actionOf(plan: Plan, viewer: Viewer): OfferedAction {
  if (isPending(viewer)) return { kind: 'waiting' };
  if (viewer.status !== 'signed-in') return purchase(plan, viewer);
  if (viewer.hasFullAccess) return { kind: 'none', text: messages.open };
  // Each plan includes everything in those before it.
  if (planIds.indexOf(plan.id) < planIds.indexOf(viewer.planId)) {
    return { kind: 'none', text: messages.included({ title: planTitles[viewer.planId] }) };
  }
  if (plan.id === 'free') return { kind: 'link', text: messages.openTools, to: paths.tools };
  if (isCurrent(plan, viewer)) return { kind: 'link', text: messages.manage, to: paths.subscriptions };
  return purchase(plan, viewer);
}

/** The plans in the order of the catalog, each as it is offered to the user. */
export function planOffers(viewer: Viewer): PlanOffer[] {
  const offers = planIds.map((id) => {
    const plan = plans[id];
    const words = planWords[id];
    const owned = isCurrent(plan, viewer);
    const action = actionOf(plan, viewer);
    return {
      plan,
      isCurrent: owned,
      action,
      isOffered: action.kind !== 'none' && !owned,
      badge: (!isPending(viewer) && !isOfferOver(viewer) && words.offer?.badge) || words.badge,
      price: isPending(viewer) && id !== 'free' ? undefined : planPrice(plan, isOfferOver(viewer)),
    };
  });
  const forSale = offers.filter(
    ({ plan, action, isOffered }) => isOffered && plan.buttonAction === 'checkout' && action.kind === 'link',
  );
  const main = forSale.find(({ plan }) => plan.highlight) ?? forSale[0];
  return offers.map((offer) => ({ ...offer, isMainAction: offer === main }));
}
