export { checkDueDomains } from './domains/check-domains.ts';
export { nameResolver } from './domains/look-up-domain.ts';
export { mayShow } from './openings/may-show.ts';
export { startingUpkeep } from './starting.upkeep.ts';
