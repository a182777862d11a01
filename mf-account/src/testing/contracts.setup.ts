import { holdToContracts } from '@vidyapath/testing/contract/hold-to-contracts';
import auth from '../../contracts/auth.json';
import learning from '../../contracts/learning.json';
import shell from '../../contracts/shell.json';
import support from '../../contracts/support.json';

holdToContracts('mf-account', [auth, learning, support], shell);
