const stringThenColon = /"[^"\\]*(?:\\.[^"\\]*)*"(\s*:)?/g;

/**
 * True when an object in the JSON that was read as `value` has a name twice. JSON.parse takes the last one; a proxy that
 * checks the request on its way here may take the first. The JSON is valid, so every string in it ends, and each
 * character is read once.
 */
export function repeatsName(json: string, value: unknown): boolean {
  let written = 0;
  for (const [, colon] of json.matchAll(stringThenColon)) written += colon === undefined ? 0 : 1;
  return written !== namesIn(value);
}

function namesIn(root: unknown): number {
  let names = 0;
  const pending = [root];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (typeof next !== 'object' || next === null) continue;
    const children: unknown[] = Array.isArray(next) ? next : Object.values(next);
    if (!Array.isArray(next)) names += children.length;
    for (const child of children) if (typeof child === 'object') pending.push(child);
  }
  return names;
}
