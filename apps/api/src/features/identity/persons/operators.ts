import type { Transaction } from '../../../database/database.types.ts';
import type { Settings } from '../../../settings.ts';
import { foundBy, personFor, type PersonRow } from './persons.queries.ts';

type Named = Pick<Settings, 'operators'>;

/** Whether a mail address is one of those whom the settings name as the provider's people; nobody becomes one otherwise. */
export const isOperatorsMail = ({ operators }: Named, mail: string): boolean => operators.includes(foundBy(mail));

/** Whether somebody is one of the provider's people. */
export const isOperator = (settings: Named, { mail }: Pick<PersonRow, 'mail'>): boolean =>
  isOperatorsMail(settings, mail);

/** The person of such an address, who need work at no hotel. */
export const operatorFor = (tx: Transaction, mail: string, at: Date): Promise<PersonRow> =>
  personFor(tx, { mail, language: 'en' }, at);
