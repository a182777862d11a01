import './lib/check-node.mjs';

import('./lib/can-deploy-command.mjs').then(function (command) {
  return command.canDeploy(process.argv.slice(2));
});
