/** Far above the limit of any route. */
const partsMax = 1_000;

const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;

/** True for JSON with more members and elements than a request may have: dropped fields take time too. */
export function hasTooManyParts(json: Uint8Array): boolean {
  let commas = 0;
  let inText = false;
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at];
    if (inText && byte === backslash) at += 1;
    else if (byte === quote) inText = !inText;
    else if (!inText && byte === comma) commas += 1;
  }
  return commas >= partsMax;
}
