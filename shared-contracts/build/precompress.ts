import { type BrotliOptions, constants } from 'node:zlib';
import CompressionPlugin from 'compression-webpack-plugin';

const text = /\.(?:js|css|html|json|svg)$/;

/** `.br` and `.gz` beside each text file, made once at build time instead of per request. */
export const precompressPlugins = () => [
  new CompressionPlugin<BrotliOptions>({
    test: text,
    algorithm: 'brotliCompress',
    filename: '[path][base].br',
    compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } },
    minRatio: 1,
  }),
  new CompressionPlugin({
    test: text,
    algorithm: 'gzip',
    filename: '[path][base].gz',
    compressionOptions: { level: 9 },
    minRatio: 1,
  }),
];
