import './lib/check-node.mjs';

import('./lib/test-changed-command.mjs').then(function (command) {
  return command.run();
});
