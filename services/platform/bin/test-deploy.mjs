import './lib/check-node.mjs';

import('./lib/test-deploy-command.mjs').then(function (command) {
  return command.run();
});
