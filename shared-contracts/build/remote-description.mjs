import { exposedChunk } from './federation.mjs';

const manifestName = 'mf-manifest.json';

/** As much of the federation manifest as names the entry. */
const manifestOf = (id, entry) => ({ id, name: id, metaData: { remoteEntry: { name: entry, path: '', type: 'var' } } });

/**
 * Writes `remote.json` beside a remote's manifest: what `/remotes.json` is composed of, in the shape that the room's README gives.
 * `preload` lists the files that the first visit of the remote always fetches, the entry first.
 */
export class RemoteDescriptionPlugin {
  constructor({ id, platform }) {
    this.id = id;
    this.platform = platform;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('RemoteDescription', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER - 1;
      compilation.hooks.processAssets.tap({ name: 'RemoteDescription', stage }, () => {
        const description = this.#describe(compilation);
        const emit = (name, content) => compilation.emitAsset(name, new sources.RawSource(JSON.stringify(content, null, 2)));
        emit('remote.json', description);
        emit(manifestName, manifestOf(this.id, description.preload[0]));
      });
    });
  }

  #describe(compilation) {
    const entry = [...(compilation.entrypoints.get(this.id)?.getFiles() ?? [])].filter((file) => file.startsWith('remoteEntry.'));
    const exposed = [...compilation.chunks].filter((chunk) => chunk.name === exposedChunk);
    const groups = exposed.flatMap((chunk) => [...chunk.groupsIterable]).flatMap((group) => group.chunks);
    const files = [...new Set(groups)].flatMap((chunk) => [...chunk.files]).filter((file) => file.endsWith('.js'));
    return {
      id: this.id,
      platform: this.platform,
      manifest: manifestName,
      preload: [...new Set([...entry, ...files])],
    };
  }
}
