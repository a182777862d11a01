import { remoteConfig } from '@vidyapath/build/remote-config';

export default remoteConfig({ name: 'mf_store', directory: import.meta.dirname });
