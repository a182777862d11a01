import './lib/check-node.mjs';

import('./lib/test-migrations-command.mjs').then(function (command) {
  return command.run();
});
