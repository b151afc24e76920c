import type { Locale } from '@latchkey/booking-core/language';
import type { Deps } from '../../../deps.ts';
import { fill, isKnownHotel, mailPage, mailText, standingOf } from '../../messaging/messaging.ts';
import type { MessageAbout } from '../../messaging/messages/senders.types.ts';
import { findMember } from '../persons/members.queries.ts';
import { findPerson } from '../persons/persons.queries.ts';
import { signInUrl } from './desk-url.ts';
import { forgetSignInLink, insertSignInLink, type Named } from './links.queries.ts';
import { signInWords } from './sign-in.words.ts';

/** How long a link holds that a person asked for. */
export const linkMs = 10 * 60_000;
/** How long an invitation holds. */
export const invitationMs = 7 * 24 * 3_600_000;

const ownColour = '#13211f';

/** Mails a link to a person who asked for one in a browser. Throws when the mail was not taken. */
export async function sendSignInMail(
  deps: Deps,
  {
    personId,
    browserHash,
    to,
    name,
    language,
  }: {
    readonly personId: string;
    readonly browserHash: string;
    readonly to?: string | undefined;
    /** Of whoever asks to set up a house. */
    readonly name?: string | undefined;
    readonly language?: Locale | undefined;
  },
): Promise<void> {
  const person = await findPerson(deps.db, personId);
  if (person === undefined) return;
  const say = signInWords[person.language];
  const title = fill(say.subject, { provider: deps.settings.providerName });
  const about = { kind: 'account', hotelId: null } as const;
  const named = name === undefined ? null : { name, language: language ?? person.language };
  await sendLink(deps, { about, personId, browserHash, hotelId: null, ms: linkMs, leadsTo: to, named }, (url) => ({
    brand: ownColour,
    language: person.language,
    sender: deps.settings.providerName,
    to: person.mail,
    title,
    paragraphs: [say.text],
    button: { label: say.button, url },
    closing: say.closing,
  }));
}

/**
 * Mails an invitation to work at a hotel. Anybody can set up a house and name it anything: until it is known, its mail
 * speaks in the provider's words and repeats nothing that its people typed. Throws when the mail was not taken.
 */
export async function sendInvitation(
  deps: Deps,
  hotelId: number,
  { personId, byProvider }: { readonly personId: string; readonly byProvider: boolean },
): Promise<void> {
  const person = await findPerson(deps.db, personId);
  const hotel = await deps.hotels.byId(hotelId);
  // It may have been taken back, or accepted, since the mail was asked for.
  const member = await findMember(deps.db, hotelId, personId);
  if (person === undefined || hotel === undefined || member?.accepted_at !== null) return;
  const now = deps.clock();
  const isKnown = isKnownHotel(await standingOf(deps.db, hotelId, now), now);
  const { providerName: provider } = deps.settings;
  const say = signInWords[person.language];
  const words = isKnown ? say.invited : say.invitedByUnknown;
  const { name } = hotel.wordsIn(person.language).words;
  const values = isKnown ? { hotel: name } : { provider };
  // The provider brings an owner to a hotel that it holds, too.
  const about = byProvider ? ({ kind: 'account', hotelId } as const) : ({ kind: 'invitation', hotelId } as const);
  await sendLink(deps, { about, personId, browserHash: null, hotelId, ms: invitationMs }, (url) => ({
    brand: isKnown ? hotel.readFacts().theme.brand : ownColour,
    language: person.language,
    sender: isKnown ? name : provider,
    to: person.mail,
    title: fill(words.subject, values),
    paragraphs: [fill(words.text, values)],
    button: { label: say.invitedButton, url },
    closing: fill(words.closing, values),
  }));
}

type LinkMail = Omit<Parameters<typeof mailPage>[0], 'rows' | 'sender'> & {
  readonly to: string;
  readonly sender: string;
};

/** Makes the link as its mail goes: only a hash of it is kept, and the next try makes another. */
async function sendLink(
  deps: Deps,
  {
    leadsTo,
    about,
    ...of
  }: {
    readonly about: MessageAbout;
    readonly personId: string;
    readonly browserHash: string | null;
    readonly hotelId: number | null;
    readonly ms: number;
    /** The page of the desk that the link leads to in the end; its first one where none is named. */
    readonly leadsTo?: string | undefined;
    readonly named?: Named | null;
  },
  mailOf: (url: string) => LinkMail,
): Promise<void> {
  const at = deps.clock();
  const token = await insertSignInLink(deps.db, { ...of, expiresAt: new Date(at.getTime() + of.ms) }, at);
  const url = signInUrl(deps.settings, token, leadsTo);
  if (url === null) return deps.log.warn('no mail that signs in: DESK_HOST is not set');
  const { to, ...mail } = mailOf(url);
  const page = { ...mail, rows: [] };
  try {
    await deps.messages.sendMail({
      about,
      purpose: 'desk',
      messageId: `<desk.${of.personId}.${at.getTime()}@${deps.settings.providerHosts[0] ?? 'localhost'}>`,
      from: { name: mail.sender, address: deps.settings.mailFrom },
      to,
      replyTo: deps.settings.mailFrom,
      subject: mail.title,
      text: mailText(page),
      html: mailPage(page),
    });
  } catch (cause) {
    await forgetSignInLink(deps.db, token);
    throw cause;
  }
}
