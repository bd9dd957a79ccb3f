import { type PlanId, plans } from '@verapix/facts';
import { type AuthUser, selectProfile } from '@verapix/machines';
import { Badge, Button, InternalLink, ProfileCard } from '@verapix/ui';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { formatDate } from '../../../content/local-format';
import { paths } from '../../../paths';
import type { LazyActor } from '../../../wiring/use-lazy-actor';
import type { ProfileEditorProps } from './ProfileEditor';
import type { ProfileActor } from './start-profile';

interface ProfileSectionProps extends LazyActor<ProfileActor> {
  user: AuthUser;
  planId: PlanId;
  hasFullAccess: boolean;
  locale?: string | undefined;
}

/** Who is signed in: looked at, or with the name being edited. */
export function ProfileSection({ user, snapshot, send, locale, ...rights }: ProfileSectionProps) {
  const Editor = useProfileEditor();
  const editing = snapshot !== undefined && !snapshot.matches('viewing');
  const { fullName, email } = snapshot ? selectProfile(snapshot) : user;
  const card = useEditingFocus(editing, Editor !== undefined);
  return (
    <ProfileCard
      ref={card}
      name={fullName}
      email={email}
      memberSince={formatDate(user.createdAt, locale)}
      badge={<PlanBadge {...rights} />}
      editor={editing && Editor && <Editor {...{ snapshot, send, email }} />}
      actions={
        <>
          <Button onClick={() => send({ type: 'edit.started' })}>Edit Profile</Button>
          <Button asChild>
            <InternalLink to={paths.resetPassword}>Change Password</InternalLink>
          </Button>
        </>
      }
    />
  );
}

/** Says what was paid for. The free plan is not said: until the answer is there it would stand for every plan. */
function PlanBadge({ planId, hasFullAccess }: Pick<ProfileSectionProps, 'planId' | 'hasFullAccess'>) {
  if (hasFullAccess) return <Badge tone="accent">Founder</Badge>;
  return planId === 'free' ? null : <Badge tone="accent">{plans[planId].title}</Badge>;
}

/** The form, fetched while the profile is looked at. It takes the texts' place once it is there: nothing flashes. */
function useProfileEditor(): ComponentType<ProfileEditorProps> | undefined {
  const [Editor, setEditor] = useState<ComponentType<ProfileEditorProps>>();
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    import('./ProfileEditor').then(({ ProfileEditor }) => setEditor(() => ProfileEditor), setError);
  }, []);
  if (error) throw error;
  return Editor;
}

/** Keeps the focus in the card: in the name's field when editing starts, on the button to edit when it ends. */
function useEditingFocus(editing: boolean, hasEditor: boolean) {
  const card = useRef<HTMLElement>(null);
  const before = useRef(editing);
  useEffect(() => {
    if (before.current === editing || (editing && !hasEditor)) return;
    before.current = editing;
    card.current?.querySelector<HTMLElement>(editing ? 'input' : 'button')?.focus();
  }, [editing, hasEditor]);
  return card;
}
