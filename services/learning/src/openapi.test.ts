import { join } from 'node:path';
import { describeCommittedDocument } from '@vidyapath/kit-testing/committed-document';
import { describeApi } from './describe-api';

describeCommittedDocument(describeApi, join(__dirname, '../openapi.json'));
