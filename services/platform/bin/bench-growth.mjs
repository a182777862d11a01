import './lib/check-node.mjs';

import('./lib/bench-growth-command.mjs').then(function (command) {
  return command.run();
});
