import { Type, type Static } from 'typebox';
import { GatewayError } from './gateway-error';

const pairsMax = 15;

/** The gateway accepts and returns an empty list instead of empty notes. */
export const NotesSchema = Type.Union([
  Type.Record(Type.String({ maxLength: 256 }), Type.Union([Type.String({ maxLength: 256 }), Type.Number()])),
  Type.Array(Type.Never(), { maxItems: 0 }),
]);
export type Notes = Record<string, string | number>;

export function notesOf(input: Static<typeof NotesSchema> | undefined): Notes {
  const notes = Array.isArray(input) ? {} : (input ?? {});
  if (Object.keys(notes).length > pairsMax)
    throw new GatewayError(400, 'Number of fields in notes should be less than or equal to 15', { field: 'notes' });
  return notes;
}

/** As the gateway shows them: an empty list if there are none. */
export const presentNotes = (notes: Notes): Notes | [] => (Object.keys(notes).length > 0 ? notes : []);
