import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderNginxConf } from './nginx-conf';

writeFileSync(join(import.meta.dirname, '../../edge/nginx.conf'), renderNginxConf());
