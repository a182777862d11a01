import './lib/check-node.mjs';

import('./lib/test-command.mjs').then(function (command) {
  return command.run();
});
