import { remoteConfig } from '@vidyapath/build/remote-config';

export default remoteConfig({ name: 'mf_account', directory: import.meta.dirname });
