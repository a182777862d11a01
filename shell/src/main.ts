import { showStartFailure } from './app/start-failure';

// Apart, so that the shared modules are there before anything imports them.
import(/* webpackChunkName: 'bootstrap' */ './bootstrap').catch(showStartFailure);
