// Jest loads its reporters without its transforms.
const { register } = require('tsx/cjs/api');

const unregister = register();
module.exports = require('./unused-expectations.ts').default;
unregister();
