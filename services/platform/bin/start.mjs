import './lib/check-node.mjs';

import('./lib/start-command.mjs').then(function (command) {
  return command.run();
});
