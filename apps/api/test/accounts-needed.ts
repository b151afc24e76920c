import type { BookkeepingPage } from '@latchkey/api-contract/types';
import type { AtDesk } from './desk.ts';

type Accounts = Record<string, { code: string; name: string; taxCode: string }>;

/** An account for all that a month's entries need, by the order of their keys; codes have four digits, those of guests five. */
export async function accountsNeeded(owner: Pick<AtDesk, 'call'>, month?: string, hotelId?: number): Promise<Accounts> {
  const query = month === undefined ? '' : `?month=${month}`;
  const page = (await owner.call('GET', `books${query}`, undefined, hotelId)).json<BookkeepingPage>();
  return Object.fromEntries(
    page.accounts.map(({ key }, at) => [
      key,
      { code: key === 'guests' ? '10000' : String(1000 + at), name: `Account ${key}`, taxCode: '' },
    ]),
  );
}
