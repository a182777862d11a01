import { resolve } from 'node:path';
import { commitOpenApi } from '@vidyapath/service-kit/http/described-service';
import { describeApi } from './describe-api';

void commitOpenApi(describeApi, resolve('openapi.json'));
