/** A request may have this many without a schema that has room for more. */
const partsMax = 1_000;

const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;

/** True for JSON with more members and elements than a request may have: dropped fields take time too. */
export function hasTooManyParts(json: Uint8Array, schema: unknown): boolean {
  const parts = commasIn(json);
  return parts >= partsMax && parts >= partsOf(schema);
}

function commasIn(json: Uint8Array): number {
  let commas = 0;
  let inText = false;
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at];
    if (inText && byte === backslash) at += 1;
    else if (byte === quote) inText = !inText;
    else if (!inText && byte === comma) commas += 1;
  }
  return commas;
}

/** What a schema looks like to the count. */
interface Schema {
  properties?: Record<string, Schema>;
  items?: Schema;
  maxItems?: number;
  anyOf?: Schema[];
  /** Of a route that takes several types of content. */
  content?: Record<string, { schema: Schema }>;
}

/** The most members and elements that a schema describes; lists without a limit count as empty. */
export function partsOf(schema: unknown): number {
  const { properties = {}, items, maxItems = 0, anyOf = [], content = {} } = (schema ?? {}) as Schema;
  const members = Object.values(properties).map((property) => 1 + partsOf(property));
  const elements = items ? maxItems * (1 + partsOf(items)) : 0;
  const others = [...anyOf, ...Object.values(content).map((one) => one.schema)].map(partsOf);
  return members.reduce((sum, parts) => sum + parts, elements) + Math.max(0, ...others);
}
