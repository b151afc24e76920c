export { hasSocialSecurityNumber, mayCapture, mayCaptureText, type CapturedField } from '../src/privacy/capture.ts';
export { redactBookingIds } from '../src/privacy/redact.ts';
export { hasCardNumber } from '../src/privacy/card-number.ts';
export { cookieDays, keptDays } from '../src/privacy/kept-days.ts';
