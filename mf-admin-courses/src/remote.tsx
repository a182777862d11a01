import { createRemote } from './app/create-remote';

export default createRemote();
