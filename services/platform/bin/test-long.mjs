import './lib/check-node.mjs';

import('./lib/test-long-command.mjs').then(function (command) {
  return command.run();
});
