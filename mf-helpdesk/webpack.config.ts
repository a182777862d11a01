import { remoteConfig } from '@vidyapath/build/remote-config';

export default remoteConfig({ name: 'mf_helpdesk', directory: import.meta.dirname });
