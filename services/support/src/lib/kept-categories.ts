import type { TicketCategory } from '@vidyapath/http/support-names';

/** Their texts prove what was asked for and what came of it (Consumer Protection Rules, books of account), without a name. */
export const legallyKeptCategories: readonly TicketCategory[] = ['payment', 'grievance'];
