import { resolve } from 'node:path';
import { commitOpenApi } from '@vidyapath/service-kit/described-service';
import { describeApi } from './describe-api';

void commitOpenApi(describeApi, resolve('openapi.json'));
