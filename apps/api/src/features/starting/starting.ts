export { checkDueDomains } from './domains/check-domains.ts';
export { nameResolver } from './domains/look-up-domain.ts';
export { sendDomainMail } from './domains/send-domain-mail.ts';
export { mayShow } from './openings/may-show.ts';
export { sendOpeningMail } from './openings/send-opening-mail.ts';
export { sendSmsBudgetMail } from './operators/send-sms-budget-mail.ts';
