import { holdToContracts } from '@vidyapath/testing/contract/hold-to-contracts';
import shell from '../../contracts/shell.json';

holdToContracts('mf-reports', [], shell);
