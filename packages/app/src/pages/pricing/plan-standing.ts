import { type Plan, planIds, plans } from '@verapix/facts';
import { checkoutPath } from '../../content/checkout-path';
import { paths } from '../../paths';
import type { AccountView } from '../../wiring/account/account';

/** What of an account decides which plan is offered. */
export type Viewer = Pick<AccountView, 'status' | 'planId' | 'planStatus' | 'hasFullAccess'>;

/** What can be done about a plan: go somewhere, wait until it is known who looks, or nothing, and why. */
type PlanAction =
  | { kind: 'link'; text: string; offer?: string | undefined; to: string }
  | { kind: 'waiting' }
  | { kind: 'none'; text: string };

export interface PlanStanding {
  plan: Plan;
  /** It is the plan of whoever looks. */
  isCurrent: boolean;
  action: PlanAction;
  /** Whether there is a point in praising it. */
  isOffered: boolean;
  /** The one thing to do among all plans. */
  isMainAction: boolean;
}

const isSignedIn = ({ status }: Viewer): boolean => status === 'signed-in';

/** Whether it is still to be found out who looks, or what plan they have. */
export function isPending({ status, planStatus }: Viewer): boolean {
  return status === 'loading' || (status === 'signed-in' && planStatus === 'pending');
}

function isCurrent({ id }: Plan, viewer: Viewer): boolean {
  if (!isSignedIn(viewer) || viewer.hasFullAccess) return false;
  return viewer.planStatus === 'known' && viewer.planId === id;
}

/** Whether the plan of whoever looks holds all that this one does. */
function isIncluded({ id }: Plan, viewer: Viewer): boolean {
  return planIds.indexOf(id) < planIds.indexOf(viewer.planId);
}

function purchase({ id, buttonText, buttonOffer }: Plan): PlanAction {
  if (id === 'free') return { kind: 'link', text: buttonText, to: paths.signUp };
  return { kind: 'link', text: buttonText, offer: buttonOffer, to: checkoutPath(id) };
}

function actionOf(plan: Plan, viewer: Viewer): PlanAction {
  if (isPending(viewer)) return { kind: 'waiting' };
  if (!isSignedIn(viewer)) return purchase(plan);
  if (viewer.hasFullAccess) return { kind: 'none', text: 'Open to you' };
  if (isIncluded(plan, viewer)) return { kind: 'none', text: `Included in ${plans[viewer.planId].title}` };
  if (plan.id === 'free') return { kind: 'link', text: 'Open the tools', to: paths.tools };
  if (isCurrent(plan, viewer)) return { kind: 'link', text: 'Manage Plan', to: paths.subscriptions };
  return purchase(plan);
}

/** How each plan stands to whoever looks: theirs, within theirs, or to be had, and how. */
export function planStandings(viewer: Viewer): PlanStanding[] {
  const standings = planIds.map((id) => {
    const plan = plans[id];
    const owned = isCurrent(plan, viewer);
    const action = actionOf(plan, viewer);
    return { plan, isCurrent: owned, action, isOffered: action.kind !== 'none' && !owned };
  });
  const forSale = standings.filter(
    ({ plan, action, isOffered }) => isOffered && plan.buttonAction === 'checkout' && action.kind === 'link',
  );
  const main = forSale.find(({ plan }) => plan.highlight) ?? forSale[0];
  return standings.map((standing) => ({ ...standing, isMainAction: standing === main }));
}
