import './lib/check-node.mjs';

import('./lib/dev-command.mjs').then(function (command) {
  return command.run();
});
