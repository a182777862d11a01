import './lib/check-node.mjs';

import('./lib/bench-command.mjs').then(function (command) {
  return command.run();
});
