/** The federation runtime's record of shared modules: scope, module, version. */
export type SharedRecord = Record<string, Record<string, Record<string, unknown> | undefined> | undefined>;

const warned = new Set<string>();

/** Warns developers of a shared module with more than one version, since each visitor downloads every copy. */
export function warnOfDuplicates(shared: SharedRecord, warn: (text: string) => void): void {
  for (const modules of Object.values(shared)) {
    for (const [name, versions = {}] of Object.entries(modules ?? {})) {
      const found = Object.keys(versions).sort();
      const text = `[shell] ${name} is there in ${found.length} versions: ${found.join(', ')}`;
      if (found.length < 2 || warned.has(text)) continue;
      warned.add(text);
      warn(text);
    }
  }
}
