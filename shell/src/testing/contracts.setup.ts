import '@vidyapath/testing/everything-in-sight';
import { holdToContracts } from '@vidyapath/testing/contract/hold-to-contracts';
import auth from '../../contracts/auth.json';
import catalogue from '../../contracts/catalogue.json';
import commerce from '../../contracts/commerce.json';
import support from '../../contracts/support.json';

holdToContracts('shell', [auth, catalogue, commerce, support]);
