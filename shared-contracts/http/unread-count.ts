/** Header of the list of notifications: how many of all are not read yet. */
export const unreadCountHeader = 'x-unread-count';
