import { holdToContracts } from '@vidyapath/testing/contract/hold-to-contracts';
import shell from '../../contracts/shell.json';
import support from '../../contracts/support.json';

holdToContracts('mf-helpdesk', [support], shell);
