import { remoteConfig } from '@vidyapath/build/remote-config.mjs';

export default remoteConfig({ name: 'mf_placeholders', directory: import.meta.dirname });
