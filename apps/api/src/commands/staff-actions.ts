import type { TeamMember } from '@latchkey/api-contract/types';
import { isLocale } from '@latchkey/booking-core/language';
import { endWork, inviteOwner, lineOf, linkFor, peopleOf, sayPerson, type Asking } from './staff-calls.ts';

interface StaffAction {
  readonly usage: string;
  readonly does: string;
  /** Does it with the words after the hotel; whether it was done. */
  readonly run: (asking: Asking, words: readonly string[]) => Promise<boolean>;
}

/** What the operator does with the people of a hotel, in words for the terminal. */
export const staffActions: Readonly<Record<string, StaffAction>> = {
  list: {
    usage: '<hotel>',
    does: 'who works there, and who is invited to',
    run: async (asking) => {
      const people = await peopleOf(asking);
      for (const person of people ?? []) asking.say(lineOf(person));
      if (people?.length === 0) asking.say('Nobody works here yet.');
      return people !== null;
    },
  },
  invite: {
    usage: '<hotel> <mail> <language> <name>',
    does: 'invites the first owner by mail; who comes later is the owner’s to invite',
    run: async (asking, [mail = '', language = '', ...name]) => {
      const wrong = !isLocale(language) ? `"${language}" is no language of the desk.` : 'The name is missing.';
      if (isLocale(language) && name.length > 0)
        return sayPerson(asking, await inviteOwner(asking, { mail, language, name: name.join(' ') }));
      asking.say(wrong);
      return false;
    },
  },
  link: {
    usage: '<hotel> <mail>',
    does: 'makes a link that signs in who is locked out: once, within a day. The hotel’s journal shows it',
    run: (asking, [mail = '']) =>
      ofPerson(asking, mail, async ({ personId }) => {
        const url = await linkFor(asking, personId);
        if (url !== null) asking.say(url);
        return url !== null;
      }),
  },
  end: {
    usage: '<hotel> <mail>',
    does: 'ends a person’s work there, at once',
    run: (asking, [mail = '']) =>
      ofPerson(asking, mail, async ({ personId }) => sayPerson(asking, await endWork(asking, personId))),
  },
};

async function ofPerson(asking: Asking, mail: string, act: (person: TeamMember) => Promise<boolean>): Promise<boolean> {
  const people = await peopleOf(asking);
  if (people === null) return false;
  const person = people.find((one) => one.mail === mail.toLowerCase());
  if (person !== undefined) return act(person);
  asking.say(mail === '' ? 'The mail address is missing.' : `Nobody works here by ${mail}.`);
  return false;
}
