import type { FastifySchemaCompiler } from 'fastify';
import type { FieldError } from '@vidyapath/http/problem';
import Ajv, { type ErrorObject, type ValidateFunction } from 'ajv';
import { badFields } from './errors';
import { subjectOf } from './field-words';
import { sentenceOf } from './validation-sentence';

interface ObjectSchema {
  type?: string;
  properties?: Record<string, { type?: string }>;
}

/** Formats that only describe: a pattern or the service checks the values. */
const described = { formats: { 'date-time': true, uuid: true } as const };

const dayExists = (time: string): boolean => {
  const day = time.slice(0, 10);
  const midnight = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day);
};

const bodies = new Ajv({
  formats: { ...described.formats, 'date-time': dayExists },
  allErrors: true,
  coerceTypes: false,
  useDefaults: true,
  removeAdditional: 'all',
  strict: false,
});
const parameters = new Ajv({ ...described, allErrors: true, coerceTypes: true, useDefaults: true, strict: false });

const canonicalNumber = { integer: /^-?(0|[1-9]\d*)$/, number: /^-?(0|[1-9]\d*)(\.\d+)?$/ };

/** Many routes have the same parameters. Of bodies, Ajv itself keeps what it has compiled. */
const closedParameters = new WeakMap<object, ReturnType<typeof closedValidator>>();

/** Bodies: strict types, unknown fields dropped. Query and path: coerced, unknown fields refused. */
export const validatorCompiler: FastifySchemaCompiler<object> = ({ schema, httpPart }) => {
  if (httpPart === 'body') return resultOf(bodies.compile(schema));
  if (httpPart === 'headers') return resultOf(parameters.compile(schema));
  const known = closedParameters.get(schema);
  if (known) return known;
  const validate = closedValidator(schema);
  closedParameters.set(schema, validate);
  return validate;
};

function closedValidator(schema: object) {
  const closed: ObjectSchema = { ...schema, additionalProperties: false } as ObjectSchema;
  const validate = resultOf(parameters.compile(closed));
  return (data: Record<string, unknown>) => {
    const odd = oddNumbers(closed, data);
    return odd.length > 0 ? { error: badFields(odd) } : validate(data);
  };
}

/** Ajv coerces everything that JavaScript accepts as a number: ` 1`, `0x10`, `1e3`. */
function oddNumbers(schema: ObjectSchema, data: Record<string, unknown>): FieldError[] {
  return Object.entries(schema.properties ?? {})
    .filter(([name, { type }]) => {
      const value = data[name];
      if (value === undefined || (type !== 'integer' && type !== 'number')) return false;
      return (
        typeof value !== 'string' ||
        !canonicalNumber[type].test(value) ||
        !Number.isSafeInteger(Math.trunc(Number(value)))
      );
    })
    .map(([field]) => ({ field, detail: `${subjectOf(field)} must be a number.` }));
}

function resultOf(validate: ValidateFunction) {
  return (data: unknown) => (validate(data) ? { value: data } : { error: problemOf(validate.errors ?? []) });
}

function problemOf(errors: ErrorObject[]) {
  const fields = new Map<string, FieldError>();
  for (const error of errors) {
    const field = fieldOf(error);
    // `anyOf` follows the errors of its branches and says more than each of them.
    if (error.keyword === 'anyOf') fields.set(field, { field, detail: choiceOf(field, errors) });
    else if (!fields.has(field)) fields.set(field, { field, detail: sentenceOf(field, error) });
  }
  return badFields([...fields.values()]);
}

function choiceOf(field: string, errors: ErrorObject[]): string {
  const branches = errors.filter((error) => error.keyword !== 'anyOf' && fieldOf(error) === field);
  const choices = branches
    .filter(({ keyword }) => keyword === 'const')
    .map(({ params }) => String((params as { allowedValue: unknown }).allowedValue));
  // If another branch accepts a pattern, naming only the values would mislead.
  const whole = choices.length > 0 && branches.every(({ keyword }) => keyword === 'const' || keyword === 'type');
  return whole
    ? `${subjectOf(field)} must be one of ${choices.map((choice) => choice || 'empty').join(', ')}.`
    : `${subjectOf(field)} does not have the right form.`;
}

function fieldOf({ instancePath, params }: ErrorObject): string {
  const extra = params as { missingProperty?: string; additionalProperty?: string };
  const path = instancePath.split('/').slice(1);
  return [...path, extra.missingProperty ?? extra.additionalProperty]
    .filter((part) => part !== undefined && part !== '')
    .join('.');
}
