import { remoteConfig } from '@vidyapath/build/remote-config';

export default remoteConfig({ name: 'mf_admin_courses', directory: import.meta.dirname });
