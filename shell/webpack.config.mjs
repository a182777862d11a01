import { hostConfig } from '@vidyapath/build/host-config.mjs';

export default hostConfig({ name: 'vidyapath_shell', directory: import.meta.dirname });
