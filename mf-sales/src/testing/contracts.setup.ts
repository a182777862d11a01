import { holdToContracts } from '@vidyapath/testing/contract/hold-to-contracts';
import catalogue from '../../contracts/catalogue.json';
import commerce from '../../contracts/commerce.json';
import shell from '../../contracts/shell.json';

holdToContracts('mf-sales', [catalogue, commerce], shell);
