export { parseServiceClients, type ServiceClient } from './service-clients';
export { serviceTokenSeconds } from './service-token-issuer';
export { serviceTokensRoutes as registerServiceTokens } from './service-tokens.routes';
