/** A directive with its values in nginx's syntax; any other text must use {@link quoted}. */
export function directive(name: string, ...values: readonly (string | number)[]): string {
  return `${[name, ...values].join(' ')};`;
}

export function block(head: string, lines: readonly string[]): string[] {
  return [`${head} {`, ...lines.map((line) => (line ? `    ${line}` : line)), '}'];
}

/** `$` begins a variable in every value of nginx, and can't be escaped. */
export function quoted(text: string): string {
  if (text.includes('$')) throw new Error(`nginx would look for a variable in ${text}`);
  return pattern(text);
}

/** A value that may have variables or the `$` of a pattern. */
export function pattern(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

export const milliseconds = (value: number): string => `${value}ms`;
export const kibibytes = (bytes: number): string => `${Math.ceil(bytes / 1_024)}k`;
