export { aboutPush, newsToPush, pushNews } from './push/push-news.ts';
export { pushToDevice } from './push/push-to-device.ts';
export { sendInvitation, sendSignInMail } from './sign-in/send-sign-in-mail.ts';
export { signedInBy, type SessionUse } from './sign-in/sessions.ts';
export { staffMemberOf } from './team/staff-member-of.ts';
