import type { Settings } from '../control/control';

/** An entity as the API shows it, by its name. */
export type Entities = Readonly<Record<string, object>>;

const accountId = 'acc_SIMULATED00001';

/** An event as it is sent; its bytes are made once, since they are signed. `entities` are in the order in which `contains` names them. */
export function eventText(
  type: string,
  entities: Entities,
  createdAt: number,
  { sortedKeys, emptyNotes }: Pick<Settings['webhooks'], 'sortedKeys' | 'emptyNotes'>,
): string {
  const payload = Object.fromEntries(Object.entries(entities).map(([name, entity]) => [name, { entity }]));
  const contains = Object.keys(entities);
  const event = { entity: 'event', account_id: accountId, event: type, contains, payload, created_at: createdAt };
  return JSON.stringify(event, (key, value: unknown) => {
    if (key === 'notes' && emptyNotes === 'object' && Array.isArray(value)) return {};
    return sortedKeys ? sorted(value) : value;
  });
}

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}
