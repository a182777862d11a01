/** Browser storage keys of the specification, section 3. Only `user_name` is encrypted (contract section 4). */
export const storageKeys = {
  accessToken: 'access_token',
  userId: 'user_id',
  userName: 'user_name',
  userEmail: 'user_email',
  userRole: 'user_role',
  darkMode: 'dark-mode',
} as const;
