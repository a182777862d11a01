import { hostConfig } from '@vidyapath/build/host-config';

export default hostConfig({ name: 'vidyapath_shell', directory: import.meta.dirname });
