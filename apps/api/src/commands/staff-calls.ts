import type { InvoiceSettings, TeamMember } from '@latchkey/api-contract/types';
import type { Locale } from '@latchkey/booking-core/language';
import type { Settings } from '../settings.ts';
import { askAsProperty, type ApiAnswer } from './ask-api.ts';

/** The operator's call of one hotel, and where its outcome is said. */
export interface Asking {
  readonly settings: Settings;
  /** Its id or its slug. */
  readonly hotel: string;
  readonly say: (line: string) => void;
  readonly now: Date;
}

/** Invites the first owner of a hotel. */
export const inviteOwner = (
  asking: Asking,
  owner: { readonly mail: string; readonly language: Locale; readonly name: string },
): Promise<ApiAnswer | string> => ask(asking, 'invitePerson', { body: { ...owner, role: 'owner' } });

/** Ends a person's work at a hotel. */
export const endWork = (asking: Asking, personId: string): Promise<ApiAnswer | string> =>
  ask(asking, 'removePerson', { params: { person: personId } });

/** Makes a link that signs a person in; null where the API makes none, which is said. */
export async function linkFor(asking: Asking, personId: string): Promise<string | null> {
  const answer = await ask(asking, 'makeSignInLink', { params: { person: personId } });
  return isDone(answer) ? (answer.body as { url: string }).url : refused(asking, answer);
}

/** The people of a hotel; null where the API does not tell, which is said. */
export async function peopleOf(asking: Asking): Promise<readonly TeamMember[] | null> {
  const answer = await ask(asking, 'listPeople', {});
  return isDone(answer) ? (answer.body as { people: TeamMember[] }).people : refused(asking, answer);
}

/** Says the person that an answer tells of, or why there is none; whether it was done. */
export function sayPerson(asking: Asking, answer: ApiAnswer | string): boolean {
  if (isDone(answer)) asking.say(lineOf(answer.body as TeamMember));
  else refused(asking, answer);
  return isDone(answer);
}

export const lineOf = ({ mail, role, state, name }: TeamMember): string => [mail, role, state, name].join('  ');

/** Says what stands on a hotel's invoices, where nobody has yet. */
export async function sayForInvoices(asking: Asking, settings: InvoiceSettings): Promise<void> {
  const known = await ask(asking, 'getInvoiceSettings', {});
  if (!isDone(known) || (known.body as { settings: InvoiceSettings | null }).settings !== null) return;
  const said = await ask(asking, 'setInvoiceSettings', { body: settings });
  if (!isDone(said)) refused(asking, said);
}

const ask = (
  { settings, hotel, now }: Asking,
  call: Parameters<typeof askAsProperty>[2]['call'],
  given: Parameters<typeof askAsProperty>[3],
): Promise<ApiAnswer | string> => askAsProperty(settings, hotel, { call }, given, now);

const isDone = (answer: ApiAnswer | string): answer is ApiAnswer => typeof answer !== 'string' && answer.isDone;

function refused({ say }: Asking, answer: ApiAnswer | string): null {
  const { code } = typeof answer === 'string' ? { code: answer } : (answer.body as { code?: string });
  say(code ?? JSON.stringify(answer));
  return null;
}
