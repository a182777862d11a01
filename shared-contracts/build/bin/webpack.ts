/** webpack-cli, in a process that reads TypeScript: `tsx webpack.ts build` takes the `webpack.config.ts` of the current folder. */
import 'webpack-cli/bin/cli.js';
