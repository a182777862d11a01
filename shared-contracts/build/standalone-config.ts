import { join } from 'node:path';
import HtmlPlugin from 'html-webpack-plugin';
import type { Configuration } from 'webpack';
import type { Configuration as DevServer } from 'webpack-dev-server';
import { baseConfig, type FrontEnd } from './webpack-base';

/** Address of `npm start`, which runs the services. */
const platform = process.env.PLATFORM_URL ?? 'http://localhost:4200';

/** A remote as a page of its own on the fake platform: nothing is federated, `src/standalone.tsx` is the entry. */
export function standaloneConfig({ name, directory }: FrontEnd): Configuration & { devServer: DevServer } {
  const base = baseConfig({ name, directory, entry: { main: './src/standalone.tsx' }, variant: 'standalone' });
  return {
    ...base,
    mode: 'development',
    devtool: 'cheap-module-source-map',
    output: { ...base.output, path: join(directory, '.cache', 'standalone'), publicPath: '/' },
    plugins: [new HtmlPlugin({ title: name, templateContent: page(name) })],
    devServer: {
      host: '127.0.0.1',
      port: Number(process.env.PORT ?? 4300),
      historyApiFallback: true,
      proxy: [{ context: ['/api', '/auth', '/media', '/upload'], target: platform }],
    },
  };
}

const page = (name: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${name}</title></head><body><div id="root"></div></body></html>`;
