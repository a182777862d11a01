import { holdToContracts } from '@vidyapath/testing/contract/hold-to-contracts';
import auth from '../../contracts/auth.json';
import support from '../../contracts/support.json';

holdToContracts('shell', [auth, support]);
