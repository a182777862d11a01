import { join } from 'node:path';
import { readSliceFile } from './slice-file.mjs';

/**
 * Writes `remote.json` beside a remote's manifest: what `/remotes.json` is composed of, in the shape that the project's README gives.
 * `preload` lists the files that the first visit of the remote always fetches, the entry first; routes and navigation are those of the slice's `slice.json`.
 */
export class RemoteDescriptionPlugin {
  constructor({ id, directory, platform }) {
    this.id = id;
    this.directory = directory;
    this.platform = platform;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('RemoteDescription', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER - 1;
      compilation.hooks.processAssets.tapPromise({ name: 'RemoteDescription', stage }, async () => {
        compilation.fileDependencies.add(join(this.directory, 'slice.json'));
        const described = { ...this.#describe(compilation), ...(await readSliceFile(this.directory)) };
        const text = JSON.stringify(described, null, 2);
        compilation.emitAsset('remote.json', new sources.RawSource(text));
      });
      // What the federation plugin knows of the build is nobody's business but the build's.
      compilation.hooks.processAssets.tap(
        { name: 'RemoteDescription', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          if (compilation.getAsset('mf-manifest-stats.json')) compilation.deleteAsset('mf-manifest-stats.json');
        },
      );
    });
  }

  #describe(compilation) {
    const entry = [...(compilation.entrypoints.get(this.id)?.getFiles() ?? [])].filter((file) =>
      file.startsWith('remoteEntry.'),
    );
    const exposed = [...compilation.chunks].filter((chunk) => chunk.name?.startsWith('__federation_expose_'));
    const groups = exposed.flatMap((chunk) => [...chunk.groupsIterable]).flatMap((group) => group.chunks);
    const files = [...new Set(groups)].flatMap((chunk) => [...chunk.files]).filter((file) => file.endsWith('.js'));
    return {
      id: this.id,
      platform: this.platform,
      manifest: 'mf-manifest.json',
      preload: [...new Set([...entry, ...files])],
    };
  }
}
