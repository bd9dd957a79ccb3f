/** The signed-in user, as the app shows it. Permissions are checked on the server. */
export interface AuthUser {
  id: string;
  email: string;
  /** Empty if the user has no name. */
  fullName: string;
  /** From `app_metadata`, which only the server writes. What the user writes opens nothing. */
  isAdmin: boolean;
  /** ISO 8601. */
  createdAt: string;
}
