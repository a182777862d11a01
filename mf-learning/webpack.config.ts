import { remoteConfig } from '@vidyapath/build/remote-config';

export default remoteConfig({ name: 'mf_learning', directory: import.meta.dirname });
