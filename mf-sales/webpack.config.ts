import { remoteConfig } from '@vidyapath/build/remote-config';

export default remoteConfig({ name: 'mf_sales', directory: import.meta.dirname });
