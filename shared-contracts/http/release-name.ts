/** Where `/remotes.json` says that the files of a slice are. */
interface ServedFiles {
  version?: string | undefined;
  manifest: string;
  preload?: readonly string[] | undefined;
}

/** How reports of errors name what a browser got: the release, or the entry script of a build that has no name. */
export const releaseNameOf = ({ version, manifest, preload: [entry = manifest] = [] }: ServedFiles): string =>
  version ?? entry.slice(entry.lastIndexOf('/') + 1);
