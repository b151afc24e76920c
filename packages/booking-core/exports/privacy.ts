export {
  hasCardNumber,
  hasSocialSecurityNumber,
  mayCapture,
  mayCaptureText,
  type CapturedField,
} from '../src/privacy/capture.ts';
export { redactBookingIds } from '../src/privacy/redact.ts';
