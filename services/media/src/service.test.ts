import { describeService } from '@vidyapath/kit-testing/describe-service';
import { describeApi } from './openapi';
import { accessRows, startWithRecords } from './testing/access-rows';
import { startProvider } from './testing/contract-states';

describeService('media', { describeApi, start: startWithRecords, rows: accessRows, startProvider });
