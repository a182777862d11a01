import { holdToContracts } from '@vidyapath/testing/contract/hold-to-contracts';
import auth from '../../contracts/auth.json';
import catalogue from '../../contracts/catalogue.json';
import commerce from '../../contracts/commerce.json';
import learning from '../../contracts/learning.json';
import shell from '../../contracts/shell.json';
import support from '../../contracts/support.json';

holdToContracts('mf-account', [auth, catalogue, commerce, learning, support], shell);
