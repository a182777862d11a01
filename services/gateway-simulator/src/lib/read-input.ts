import type { Static, TSchema } from 'typebox';
import { Check, Convert, Errors } from 'typebox/value';
import { GatewayError } from './gateway-error';

/** `value` as `schema` has it; a 400 in the gateway's words otherwise. Unknown fields are refused. */
export function readInput<Schema extends TSchema>(schema: Schema, value: unknown): Static<Schema> {
  const input = value ?? {};
  if (Check(schema, input)) return input;
  const [error] = Errors(schema, input);
  const { keyword, instancePath, params } = error as {
    keyword: string;
    instancePath: string;
    params: { requiredProperties?: string[]; additionalProperties?: string[] };
  };
  const field = instancePath.split('/')[1] ?? params.requiredProperties?.[0] ?? params.additionalProperties?.[0] ?? '';
  const described =
    keyword === 'required'
      ? `The ${field} field is required.`
      : keyword === 'boolean' || keyword === 'additionalProperties'
        ? `${field} is/are not required and should not be sent`
        : `The ${field} field is invalid.`;
  throw new GatewayError(400, described, { field });
}

/** The same for a query, whose values are texts. */
export const readQuery = <Schema extends TSchema>(schema: Schema, query: unknown): Static<Schema> =>
  readInput(schema, Convert(schema, query));
