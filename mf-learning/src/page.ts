import type { DescribePage } from '@vidyapath/platform-api/server-page';
import { certificatePage } from './features/certificates/certificate.server';

export const describePage: DescribePage = (input) =>
  input.path === '/certificates/:serial' ? certificatePage(input) : undefined;
