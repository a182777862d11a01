import './lib/check-node.mjs';

import('./lib/new-command.mjs').then(function (command) {
  return command.run(process.argv.slice(2));
});
