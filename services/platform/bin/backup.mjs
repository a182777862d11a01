import './lib/check-node.mjs';

import('./lib/backup-command.mjs').then(function (command) {
  return command.run('backup');
});
