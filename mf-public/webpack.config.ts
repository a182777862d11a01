import { remoteConfig } from '@vidyapath/build/remote-config';

export default remoteConfig({ name: 'mf_public', directory: import.meta.dirname });
