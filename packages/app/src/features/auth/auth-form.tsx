import type { Problem } from '@verapix/domain';
import { coolDownText, type FormContext, isAuthBusy, selectSecondsToWait } from '@verapix/machines';
import * as messages from '@verapix/messages/auth';
import { AuthCard, Link, OrDivider, ProviderButton, Text } from '@verapix/ui';
import type { ReactNode } from 'react';
import { paths } from '../../content/paths';
import { Page } from '../../app/shell/Page';
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
const isShownElsewhere = ({ code, retryAfterSeconds }: Problem) =>
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
  return <>{messages.tooManyAttempts({ coolDown: coolDownText(selectSecondsToWait(snapshot)) })}</>;
}

interface AuthFormPageProps {
  title: string;
  /** For search engines. */
  description: string;
  lead: string;
  /** The states of the page's machine. */
  states: readonly string[];
  /** A question and a link to the page for users with, or without, an account. */
  alternative: ReactNode;
  /** The browser is leaving for Google's page. */
  redirecting: boolean;
  onGoogle: () => void;
  /** Called when the focus enters the form: loads the backend's clients while the user types. */
  prepare: () => void;
  /** The form. */
  children: ReactNode;
}

/** The page for signing in or up: the Google button, the form, the way to the other page, and the terms. */
export function AuthFormPage({
  title,
  description,
  lead,
  states,
  alternative,
  redirecting,
  onGoogle,
  prepare,
  children,
}: AuthFormPageProps) {
  return (
    <Page title={title} description={description}>
      <AuthCard
        title={title}
        lead={lead}
        footer={
          <>
            <Text size="s">{alternative}</Text>
            <Text size="s" tone="textMuted">
              {messages.agree({
                link: (children) => <Link to={paths.terms}>{children}</Link>,
                link2: (children) => <Link to={paths.privacy}>{children}</Link>,
              })}
            </Text>
          </>
        }
        onFocus={prepare}
        data-machine-state={states.join(' ')}
      >
        <ProviderButton pending={redirecting} onClick={onGoogle}>
          {messages.withGoogle}
        </ProviderButton>
        <OrDivider />
        {children}
      </AuthCard>
    </Page>
  );
}

/** The path of the sign-in or sign-up page that keeps where the user goes afterwards. */
export function authPath(page: typeof paths.signIn | typeof paths.signUp, returnTo: string): string {
  return returnTo === paths.home ? page : `${page}?${new URLSearchParams({ returnTo })}`;
}
