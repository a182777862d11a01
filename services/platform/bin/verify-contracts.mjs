import './lib/check-node.mjs';

import('./lib/verify-contracts-command.mjs').then(function (command) {
  return command.verifyContracts(process.argv.slice(2));
});
