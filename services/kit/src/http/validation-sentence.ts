import type { ErrorObject } from 'ajv';
import { subjectOf } from './field-words';

/** A sentence for the user about one failed keyword of a JSON Schema. */
export function sentenceOf(field: string, { keyword, params, message }: ErrorObject): string {
  const subject = subjectOf(field);
  const values = params as {
    limit?: number;
    type?: string;
    allowedValues?: unknown[];
    allowedValue?: unknown;
    multipleOf?: number;
  };
  switch (keyword) {
    case 'required':
      return `${subject} is required.`;
    case 'additionalProperties':
      return `${subject} is not known here.`;
    case 'type':
      return `${subject} must be ${withArticle(String(values.type))}.`;
    case 'minLength':
      return values.limit === 1
        ? `${subject} must not be empty.`
        : `${subject} must be at least ${values.limit} characters long.`;
    case 'maxLength':
      return `${subject} must be at most ${values.limit} characters long.`;
    case 'minimum':
      return `${subject} must be at least ${values.limit}.`;
    case 'maximum':
      return `${subject} must be at most ${values.limit}.`;
    case 'multipleOf':
      return `${subject} must be a multiple of ${values.multipleOf}.`;
    case 'enum':
      return `${subject} must be one of ${(values.allowedValues ?? []).map(String).join(', ')}.`;
    case 'const':
      return `${subject} must be ${String(values.allowedValue)}.`;
    case 'pattern':
    case 'format':
      return `${subject} does not have the right form.`;
    default:
      return `${subject} ${message ?? 'is not acceptable'}.`;
  }
}

function withArticle(type: string): string {
  return /^[aeiou]/.test(type) ? `an ${type}` : `a ${type}`;
}
