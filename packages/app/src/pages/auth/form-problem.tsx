import { type AuthProblem, type FormContext, selectAuthProblem, selectFieldErrors } from '@verapix/machines';
import type { ReactNode } from 'react';
import { CoolDown } from './CoolDown';

/** One of the two forms' machines. */
interface FormSnapshot {
  value: unknown;
  context: FormContext<string>;
}

/** A problem that has a place of its own in the form. */
const isSaidElsewhere = ({ code, retryAfterSeconds }: AuthProblem) =>
  code === 'email_not_confirmed' || retryAfterSeconds !== undefined;

/** What a form says above its fields: how long to wait, or what went wrong, unless it stands beside a field. */
export function formProblem(snapshot: FormSnapshot): ReactNode {
  if (snapshot.value === 'coolingDown') return <CoolDown snapshot={snapshot} />;
  const problem = selectAuthProblem(snapshot);
  const isBesideField = Object.keys(selectFieldErrors(snapshot)).length > 0;
  if (!problem || isBesideField || isSaidElsewhere(problem)) return undefined;
  return [problem.message, problem.fix].filter(Boolean).join(' ');
}
