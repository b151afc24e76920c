export { mayCapture, mayCaptureText, type CapturedField } from '../src/privacy/capture.ts';
export { isDevelopmentHost } from '../src/privacy/development-host.ts';
export { redactBookingIds, redactPersonal } from '../src/privacy/redact.ts';
export { hasCardNumber } from '../src/privacy/card-number.ts';
export { cookieDays, keptDays, keptMinutes, trialCookieDays } from '../src/privacy/kept-days.ts';
/** @public docs/rules.md, "Validation". */
export { hasSocialSecurityNumber } from '../src/privacy/capture.ts';
