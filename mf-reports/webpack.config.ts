import { remoteConfig } from '@vidyapath/build/remote-config';

export default remoteConfig({ name: 'mf_reports', directory: import.meta.dirname });
