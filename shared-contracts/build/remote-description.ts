import { join } from 'node:path';
import type { Compilation, Compiler } from 'webpack';
import { readSliceFile } from './slice-file';

/**
 * Writes `remote.json` beside a remote's manifest: `/remotes.json` is composed of these files. The project's README shows the shape.
 * `preload` lists the files that the first visit of the remote always fetches, the entry first; routes and navigation are those of the slice's `slice.json`.
 */
export class RemoteDescriptionPlugin {
  constructor(private readonly options: { id: string; directory: string; platform: string }) {}

  apply(compiler: Compiler) {
    const { id, directory, platform } = this.options;
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('RemoteDescription', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER - 1;
      compilation.hooks.processAssets.tap({ name: 'RemoteDescription', stage }, () => {
        compilation.fileDependencies.add(join(directory, 'slice.json'));
        const preload = preloadOf(compilation, id);
        const described = { id, platform, manifest: 'mf-manifest.json', preload, ...readSliceFile(directory) };
        const text = JSON.stringify(described, null, 2);
        compilation.emitAsset('remote.json', new sources.RawSource(text));
      });
      // Only the build needs the statistics of the federation plugin.
      compilation.hooks.processAssets.tap(
        { name: 'RemoteDescription', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          if (compilation.getAsset('mf-manifest-stats.json')) compilation.deleteAsset('mf-manifest-stats.json');
        },
      );
    });
  }
}

function preloadOf(compilation: Compilation, id: string) {
  const entry = [...(compilation.entrypoints.get(id)?.getFiles() ?? [])].filter((file) =>
    file.startsWith('remoteEntry.'),
  );
  const exposed = [...compilation.chunks].filter((chunk) => chunk.name?.startsWith('__federation_expose_'));
  const groups = exposed.flatMap((chunk) => [...chunk.groupsIterable]).flatMap((group) => group.chunks);
  const files = [...new Set(groups)].flatMap((chunk) => [...chunk.files]).filter((file) => file.endsWith('.js'));
  return [...new Set([...entry, ...files])];
}
