export { mayCapture, mayCaptureText, type CapturedField } from '../src/privacy/capture.ts';
export { isDevelopmentHost } from '../src/privacy/development-host.ts';
export { redactBookingIds, redactPersonal } from '../src/privacy/redact.ts';
export { hasCardNumber } from '../src/privacy/card-number.ts';
export { cookieDays, retentionDays, retentionMinutes, trialCookieDays } from '../src/privacy/retention.ts';
/** @public docs/rules.md, "Validation". */
export { hasSocialSecurityNumber } from '../src/privacy/capture.ts';
