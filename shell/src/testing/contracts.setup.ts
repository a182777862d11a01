import { holdToContracts } from '@vidyapath/testing/contract/held';
import auth from '../../contracts/auth.json';
import support from '../../contracts/support.json';

holdToContracts('shell', [auth, support]);
