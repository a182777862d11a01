import { holdToContracts } from '@vidyapath/testing/contract/hold-to-contracts';
import catalogue from '../../contracts/catalogue.json';
import shell from '../../contracts/shell.json';

holdToContracts('mf-learning', [catalogue], shell);
