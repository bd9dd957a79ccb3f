import type { User } from '@supabase/auth-js';
import type { AuthUser } from '@verapix/machines';

/** The user of a session, as far as the product shows it; null where the server sent none. */
export function authUserOf(user: User | null | undefined): AuthUser | null {
  if (!user?.id) return null;
  const metadata = user.user_metadata ?? {};
  return {
    id: user.id,
    email: user.email ?? '',
    fullName: typeof metadata.full_name === 'string' ? metadata.full_name : '',
    // The person could have written this: it decides what is shown, never what is allowed.
    isAdmin: metadata.is_admin === true,
    createdAt: user.created_at ?? '',
  };
}

/** Whether two readings show the same. */
export function isSameUser(one: AuthUser, other: AuthUser): boolean {
  return (Object.keys(one) as (keyof AuthUser)[]).every((key) => one[key] === other[key]);
}
