export { sendInvitation, sendSignInMail } from './sign-in/send-sign-in-mail.ts';
export { signedInBy } from './sign-in/sessions.ts';
export { staffMemberOf } from './team/staff-member-of.ts';
