import { holdToContracts } from '@vidyapath/testing/contract/hold-to-contracts';
import catalogue from '../../contracts/catalogue.json';
import commerce from '../../contracts/commerce.json';
import learning from '../../contracts/learning.json';
import shell from '../../contracts/shell.json';
import support from '../../contracts/support.json';

holdToContracts('mf-learning', [catalogue, commerce, learning, support], shell);
