export { createApiClientOnDemand, type ApiClientOnDemand } from '../src/client-on-demand.ts';
