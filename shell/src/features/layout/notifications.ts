import { BellIcon, CheckIcon, SchoolIcon, StarIcon } from '@vidyapath/ui';

/** Sample data: no service has notifications yet (specification, "Admin shell"). */
export const sampleNotifications = [
  { name: 'newCourse', Icon: SchoolIcon },
  { name: 'progress', Icon: CheckIcon },
  { name: 'rating', Icon: StarIcon },
  { name: 'reminder', Icon: BellIcon },
] as const;
