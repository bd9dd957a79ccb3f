import { type AuthUser, type PlanId, plans } from '@verapix/domain';
import type { profileMachine } from '@verapix/machines';
import * as messages from '@verapix/messages/account-page';
import { Badge, Button, InternalLink } from '@verapix/ui';
import { useEffect, useRef, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { paths } from '../../app/paths';
import type { LazyActor } from '../../app/use-lazy-actor';
import { formatDate } from '../../content/local-format';
import { ProfileCard } from './ProfileCard';

export type ProfileActor = ActorRefFrom<typeof profileMachine>;

interface ProfileSectionProps extends LazyActor<ProfileActor> {
  user: AuthUser;
  planId: PlanId;
  hasFullAccess: boolean;
  locale: string | undefined;
}

/** The user's profile, or the form that edits the name. */
export function ProfileSection({ user, snapshot, send, planId, hasFullAccess, locale }: ProfileSectionProps) {
  const Editor = useProfileEditor();
  const editing = snapshot !== undefined && !snapshot.matches('viewing');
  const { fullName, email } = snapshot ? snapshot.context.profile : user;
  const card = useEditingFocus(editing, Editor !== undefined);
  // The free plan has no badge: until the plan is read, every user would get it.
  const badge = hasFullAccess ? messages.founder : planId !== 'free' && plans[planId].name;
  return (
    <ProfileCard
      ref={card}
      name={fullName}
      email={email}
      memberSince={formatDate(user.createdAt, locale)}
      badge={badge && <Badge tone="accent">{badge}</Badge>}
      editor={editing && Editor && <Editor {...{ snapshot, send, email }} />}
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

type Editor = typeof import('./ProfileEditor').ProfileEditor;

/** The form, loaded while the profile is shown. It replaces the profile once it is loaded, without a flash. */
function useProfileEditor(): Editor | undefined {
  const [Editor, setEditor] = useState<Editor>();
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    import('./ProfileEditor').then(({ ProfileEditor }) => setEditor(() => ProfileEditor), setError);
  }, []);
  if (error) throw error;
  return Editor;
}

/** Moves the focus to the name's field when editing starts, and back to the edit button when it ends. */
function useEditingFocus(editing: boolean, hasEditor: boolean) {
  const card = useRef<HTMLElement>(null);
  const wasEditing = useRef(editing);
  useEffect(() => {
    if (wasEditing.current === editing || (editing && !hasEditor)) return;
    wasEditing.current = editing;
    card.current?.querySelector<HTMLElement>(editing ? 'input' : 'button')?.focus();
  }, [editing, hasEditor]);
  return card;
}
