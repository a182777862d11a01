// Only syntax and imports that old versions know too: this file is what tells them apart.
var parts = process.versions.node.split('.').map(Number);
var fits = parts[0] > 20 || (parts[0] === 20 && parts[1] >= 19);
if (!fits) {
  process.stderr.write('Vidyapath needs Node.js 20.19 or later; this is ' + process.version + '. Install a newer one from https://nodejs.org, then run the command again.\n');
  process.exit(1);
}
