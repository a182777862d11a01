import { remoteConfig } from '@vidyapath/build/remote-config.mjs';

export default remoteConfig({ name: 'mf_public', directory: import.meta.dirname });
