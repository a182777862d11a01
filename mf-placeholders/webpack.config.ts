import { remoteConfig } from '@vidyapath/build/remote-config';

export default remoteConfig({ name: 'mf_placeholders', directory: import.meta.dirname });
