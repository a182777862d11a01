import { remoteConfig } from '@vidyapath/build/remote-config';

export default remoteConfig({ name: 'mf_admin_modules', directory: import.meta.dirname });
