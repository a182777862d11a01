import { holdToContracts } from '@vidyapath/testing/contract/hold-to-contracts';
import commerce from '../../contracts/commerce.json';
import shell from '../../contracts/shell.json';

holdToContracts('mf-store', [commerce], shell);
