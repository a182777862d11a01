import { holdToContracts } from '@vidyapath/testing/contract/hold-to-contracts';
import catalogue from '../../contracts/catalogue.json';
import commerce from '../../contracts/commerce.json';
import learning from '../../contracts/learning.json';
import shell from '../../contracts/shell.json';

holdToContracts('mf-learning', [catalogue, commerce, learning], shell);
