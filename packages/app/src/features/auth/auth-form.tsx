import {
  type AuthProblem,
  coolDownText,
  type FormContext,
  isAuthBusy,
  selectSecondsToWait,
} from '@verapix/machines';
import { Link, OrDivider, ProviderButton, Text } from '@verapix/ui';
import type { ReactNode } from 'react';
import { paths } from '../../app/paths';
import { useEverySecond } from '../../lib/use-every-second';

/** A snapshot of the sign-in or the sign-up machine. */
interface FormSnapshot {
  value: unknown;
  context: FormContext<string>;
}

/** Whether a form cannot be submitted now: a request is pending or done, or the server asked to wait. */
export function isWaiting(snapshot: Parameters<typeof isAuthBusy>[0] & { value: unknown }): boolean {
  return isAuthBusy(snapshot) || snapshot.value === 'coolingDown' || snapshot.value === 'done';
}

/** Whether the form shows a problem in a place of its own. */
const isShownElsewhere = ({ code, retryAfterSeconds }: AuthProblem) =>
  code === 'email_not_confirmed' || retryAfterSeconds !== undefined;

/** The text above a form's fields: how long to wait, or what went wrong, unless it stands beside a field. */
export function formProblem(snapshot: FormSnapshot): ReactNode {
  if (snapshot.value === 'coolingDown') return <CoolDown snapshot={snapshot} />;
  const problem = snapshot.context.problem;
  const isBesideField = Object.keys(snapshot.context.fieldErrors).length > 0;
  if (!problem || isBesideField || isShownElsewhere(problem)) return undefined;
  return [problem.message, problem.fix].filter(Boolean).join(' ');
}

/** Counts down to the next allowed attempt. Computed from the clock at each render, so it never lags behind. */
function CoolDown({ snapshot }: { snapshot: FormSnapshot }) {
  useEverySecond();
  return <>Too many attempts. {coolDownText(selectSecondsToWait(snapshot))}</>;
}

interface ContinueWithGoogleProps {
  /** The browser is leaving for Google's page. */
  redirecting: boolean;
  onChoose: () => void;
}

/** The Google button, and a divider between it and the form. */
export function ContinueWithGoogle({ redirecting, onChoose }: ContinueWithGoogleProps) {
  return (
    <>
      <ProviderButton pending={redirecting} onClick={onChoose}>
        Continue with Google
      </ProviderButton>
      <OrDivider />
    </>
  );
}

/** What the user agrees to by having an account. */
export function Agreement() {
  return (
    <Text size="s" tone="textMuted">
      By continuing you agree to the <Link to={paths.terms}>terms</Link> and the{' '}
      <Link to={paths.privacy}>privacy policy</Link>.
    </Text>
  );
}

/** The path of the sign-in or sign-up page that keeps where the user goes afterwards. */
export function authPath(page: typeof paths.signIn | typeof paths.signUp, returnTo: string): string {
  return returnTo === paths.home ? page : `${page}?${new URLSearchParams({ returnTo })}`;
}
