// The one entry of all commands: `node tools/cli/run.mjs <command>`.
// Only syntax that old versions of Node know, since this file checks the version.
var parts = /^(\d+)\.(\d+)/.exec(process.versions.node) || [];
var major = Number(parts[1]);
var fits = major > 20 || (major === 20 && Number(parts[2]) >= 19);
if (!fits) {
  process.stderr.write(
    'Vidyapath needs Node.js 20.19 or later; this is ' +
      process.version +
      '. Install a newer one from https://nodejs.org, then run the command again.\n',
  );
  process.exit(1);
}

import('./load-command.mjs').then(function (loader) {
  return loader.runCommand(process.argv[2], process.argv.slice(3));
});
