import './lib/check-node.mjs';

import('./lib/release-command.mjs').then(function (command) {
  return command.release(process.argv.slice(2));
});
