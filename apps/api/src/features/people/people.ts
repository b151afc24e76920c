export { sendInvitation, sendSignInMail } from './sign-in/send-sign-in-mail.ts';
export { signedInBy, type SessionUse } from './sign-in/sessions.ts';
export { staffMemberOf } from './team/staff-member-of.ts';
