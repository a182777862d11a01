/** Browser storage keys. Sessions of earlier releases are stored under these names, so they do not change. Only `user_name` is encrypted. */
export const storageKeys = {
  accessToken: 'access_token',
  userId: 'user_id',
  userName: 'user_name',
  userEmail: 'user_email',
  userRole: 'user_role',
  darkMode: 'dark-mode',
} as const;
