export { checkDueDomains } from './domains/check-domains.ts';
export { nameResolver } from './domains/look-up-domain.ts';
export { mayShow } from './openings/may-show.ts';
export { onboardingUpkeep } from './onboarding.upkeep.ts';
