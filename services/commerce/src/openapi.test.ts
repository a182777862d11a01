import { join } from 'node:path';
import { describeCommittedDocument } from '@vidyapath/kit-testing/committed-document';
import { describeApi } from './openapi';

describeCommittedDocument(describeApi, join(__dirname, '../openapi.json'));
