import './lib/check-node.mjs';

import('./lib/bench-web-command.mjs').then(function (command) {
  return command.run();
});
