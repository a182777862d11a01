import { ticketCategories, type TicketCategory } from '@vidyapath/http/support-names';

/** What the address says about the page from which the user asks for help. */
export interface AtHand {
  category: TicketCategory | '';
  order_id: string;
  course_id: string;
  request_id: string;
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Invalid values in the address are left out. */
export function atHandOf(params: URLSearchParams): AtHand {
  const matching = (name: string, pattern: RegExp) => {
    const value = params.get(name) ?? '';
    return pattern.test(value) ? value : '';
  };
  return {
    category: ticketCategories.find((known) => known === params.get('category')) ?? '',
    order_id: matching('order_id', uuid),
    course_id: matching('course_id', /^[1-9]\d{0,8}$/),
    request_id: matching('request_id', /^[\w.:-]{1,100}$/),
  };
}
