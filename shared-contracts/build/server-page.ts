import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { serverPageLimits } from '@vidyapath/platform-api/server-page';
import { build } from 'esbuild';
import type { Compilation, Compiler } from 'webpack';

/** Writes `page.js` beside `remote.json`: `src/page.ts` with all that it imports, as one script that defines `serverPage`, for the platform only. */
export class ServerPagePlugin {
  private readonly source: string;

  constructor({ directory }: { directory: string }) {
    this.source = join(directory, 'src/page.ts');
  }

  apply(compiler: Compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ServerPage', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: 'ServerPage', stage }, async () => {
        if (!existsSync(this.source)) {
          compilation.missingDependencies.add(this.source);
          return;
        }
        compilation.emitAsset('page.js', new sources.RawSource(await this.bundled(compilation)));
      });
    });
  }

  private async bundled({ fileDependencies }: Compilation): Promise<string> {
    const { outputFiles, metafile } = await build({
      entryPoints: [this.source],
      bundle: true,
      write: false,
      metafile: true,
      absWorkingDir: join(this.source, '..'),
      format: 'iife',
      globalName: 'serverPage',
      platform: 'neutral',
      mainFields: ['module', 'main'],
      target: 'node20',
      minify: true,
      charset: 'utf8',
      logLevel: 'silent',
    });
    for (const input of Object.keys(metafile.inputs)) fileDependencies.add(join(this.source, '..', input));
    const { text = '', contents } = outputFiles[0] ?? {};
    const size = contents?.length ?? 0;
    if (size > serverPageLimits.codeBytes)
      throw new Error(`page.js has ${size} bytes, more than ${serverPageLimits.codeBytes}`);
    return text;
  }
}
