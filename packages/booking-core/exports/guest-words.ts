export {
  byGuestWord,
  byGuestWordColumn,
  guestWordNames,
  guestWords,
  type GuestWord,
  type GuestWordColumn,
} from '../src/guest-words/guest-words.ts';
