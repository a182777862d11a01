import './lib/check-node.mjs';

import('./lib/screenshots-command.mjs').then(function (command) {
  return command.run();
});
