/** Objects with members of every service; a new service or schema adds its own. */
const common: Record<string, string> = {
  'shared-contracts/http/limits.ts': 'limits',
  'shared-contracts/http/paths.ts': 'paths',
};

/** Leaves of each common object only the members that the other texts use. */
export function usedMembers(texts: ReadonlyMap<string, string>): Map<string, string> {
  return new Map(
    [...texts].map(([file, text]) => {
      const object = common[file];
      return [file, object ? onlyUsed(object, text, [...texts.values()]) : text];
    }),
  );
}

function onlyUsed(object: string, text: string, texts: readonly string[]): string {
  const users = texts.filter((one) => one.includes(`/${object}';`)).join('\n');
  const isUsedWhole = new RegExp(`(?:= |\\(|\\.{3})${object}\\b(?!\\.)|\\b${object}\\[`).test(users);
  if (isUsedWhole) return text;
  const used = new Set([...users.matchAll(new RegExp(`\\b${object}\\.(\\w+)`, 'g'))].map(([, name]) => name));
  return text
    .replaceAll(/^ *\/\*\*.*?\*\/\n/gms, '')
    .split(/^(?= {2}\w+: |\} as const)/m)
    .filter((part) => {
      const [, name] = /^ {2}(\w+): /.exec(part) ?? [];
      return !name || used.has(name);
    })
    .join('');
}
