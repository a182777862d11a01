import { holdToContracts } from '@vidyapath/testing/contract/hold-to-contracts';
import auth from '../../contracts/auth.json';
import catalogue from '../../contracts/catalogue.json';
import commerce from '../../contracts/commerce.json';
import learning from '../../contracts/learning.json';
import media from '../../contracts/media.json';
import shell from '../../contracts/shell.json';
import support from '../../contracts/support.json';

holdToContracts('mf-reports', [auth, catalogue, commerce, learning, media, support], shell);
