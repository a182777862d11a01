import { showStartFailure } from './app/start-failure';

// In its own chunk, so that the shared modules are loaded before anything imports them.
import(/* webpackChunkName: 'bootstrap' */ './bootstrap').catch(showStartFailure);
