import type { CartItem } from '@vidyapath/http/commerce-offers';
import { badFields } from '@vidyapath/service-kit/http/errors';

const nameOf = ({ kind, course_id, plan_id }: CartItem): string => `${kind} ${course_id ?? plan_id}`;

/** Checks that a schema cannot express: each item names what its kind says and nothing else, and none is repeated. */
export function assertCartItems(items: readonly CartItem[]): void {
  const errors = items.flatMap((item, index) => {
    const field = `items.${index}`;
    const [own, other] = item.kind === 'course' ? [item.course_id, item.plan_id] : [item.plan_id, item.course_id];
    if (own === undefined || other !== undefined)
      return [{ field, detail: `An item of kind ${item.kind} has ${item.kind}_id and no other id.` }];
    const first = items.findIndex((another) => nameOf(another) === nameOf(item));
    return first < index ? [{ field, detail: 'This item stands there twice.' }] : [];
  });
  if (errors.length > 0) throw badFields(errors);
}
