import { runAlone } from '@vidyapath/testing/run-alone';
import remote from './remote';

void runAlone(remote);
