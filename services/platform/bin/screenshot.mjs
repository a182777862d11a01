import './lib/check-node.mjs';

import('./lib/screenshot-command.mjs').then(function (command) {
  return command.run();
});
