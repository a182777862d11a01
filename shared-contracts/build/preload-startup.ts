import HtmlPlugin from 'html-webpack-plugin';
import type { Compiler } from 'webpack';

/** Chunks that the first script imports at once. */
const startup = /^(?:bootstrap|react|vendor)\.[0-9a-f]+\.js$/;

/** Names the start-up chunks in the page, so that they are fetched together with the first script instead of after it. */
export class PreloadStartupPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('PreloadStartup', (compilation) => {
      HtmlPlugin.getHooks(compilation).alterAssetTagGroups.tap('PreloadStartup', (data) => {
        const files = Object.keys(compilation.assets).filter((file) => startup.test(file));
        const links = files.map((file) => ({
          tagName: 'link',
          voidTag: true,
          attributes: { rel: 'preload', as: 'script', href: `${data.publicPath}${file}` },
          meta: { plugin: 'PreloadStartup' },
        }));
        return { ...data, headTags: [...data.headTags, ...links] };
      });
    });
  }
}
