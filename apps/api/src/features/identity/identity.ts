export { hotelIds } from './journal/chain.queries.ts';
export { verifyChain, type BrokenLine, type ChainFound, type KnownEnd } from './journal/verify-chain.ts';
export { findMember, membersOf, ownHotel } from './persons/members.queries.ts';
export { isOperator } from './persons/operators.ts';
export {
  findPerson,
  personOfMail,
  foundBy,
  type NewPerson,
  personFor,
  type PersonRow,
} from './persons/persons.queries.ts';
export { newsToPush, pushNews } from './push/push-news.ts';
export { mayAskForLink, type Asking } from './sign-in/may-ask-for-link.ts';
export { linkMs } from './sign-in/send-sign-in-mail.ts';
export { signedInBy, type SessionUse, type SignedIn } from './sign-in/sessions.ts';
export { mayAt, mayNow } from './team/may-now.ts';
export { staffMemberOf } from './team/staff-member-of.ts';
export { identityUpkeep } from './identity.upkeep.ts';
export {
  findKey,
  insertKey,
  keysOf,
  makerInJournal,
  type PropertyKeyRow,
  writeKey,
} from './team/property-keys.queries.ts';
