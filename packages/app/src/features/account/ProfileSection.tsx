import { type AuthUser, type PlanId, plans } from '@verapix/domain';
import type { profileMachine } from '@verapix/machines';
import * as messages from '@verapix/messages/account-page';
import { Badge, Button, InternalLink } from '@verapix/ui';
import { useEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { FlowView } from '../../app/flow/use-flow';
import { paths } from '../../content/paths';
import { formatDate } from '@verapix/messages/formats/dates';
import { ProfileEditor } from './ProfileEditor';
import { ProfileCard } from './ProfileCard';

export type ProfileActor = ActorRefFrom<typeof profileMachine>;

interface ProfileSectionProps extends FlowView<ProfileActor> {
  user: AuthUser;
  planId: PlanId;
  hasFullAccess: boolean;
  locale: string | undefined;
}

/** The user's profile, or the form that edits the name. */
export function ProfileSection({ user, snapshot, send, planId, hasFullAccess, locale }: ProfileSectionProps) {
  const editing = !snapshot.matches('viewing');
  const { fullName, email } = snapshot.context.profile;
  const card = useEditingFocus(editing);
  // The free plan has no badge: until the plan is read, every user would get it.
  const badge = hasFullAccess ? messages.founder : planId !== 'free' && plans[planId].name;
  return (
    <ProfileCard
      ref={card}
      name={fullName}
      email={email}
      memberSince={formatDate(user.createdAt, locale)}
      badge={badge && <Badge tone="accent">{badge}</Badge>}
      editor={editing && <ProfileEditor {...{ snapshot, send, email }} />}
      actions={
        <>
          <Button onClick={() => send({ type: 'edit.started' })}>{messages.editProfile}</Button>
          <Button asChild>
            <InternalLink to={paths.resetPassword}>{messages.changePassword}</InternalLink>
          </Button>
        </>
      }
    />
  );
}

/** Moves the focus to the name's field when editing starts, and back to the edit button when it ends. */
function useEditingFocus(editing: boolean) {
  const card = useRef<HTMLElement>(null);
  const wasEditing = useRef(editing);
  useEffect(() => {
    if (wasEditing.current === editing) return;
    wasEditing.current = editing;
    card.current?.querySelector<HTMLElement>(editing ? 'input' : 'button')?.focus();
  }, [editing]);
  return card;
}
