import { holdToContracts } from '@vidyapath/testing/contract/hold-to-contracts';
import catalogue from '../../contracts/catalogue.json';
import media from '../../contracts/media.json';
import shell from '../../contracts/shell.json';

holdToContracts('mf-admin-courses', [catalogue, media], shell);
