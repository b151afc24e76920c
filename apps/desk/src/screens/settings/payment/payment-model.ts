import type { PropertyClient } from '@latchkey/api-client/property';
import { charges, ownGateways } from '@latchkey/booking-core/gateways';
import type { ScreenRequest } from '@latchkey/site/screen';
import { type DraftDocuments, factsIn, textAt } from '@latchkey/hotel-document/drafts';
import { mayHere } from '../../../session/may-here.ts';
import type { StaffHotel } from '../../../session/staff-session.ts';
import { currencyIn } from '../fields/names-in.ts';
import {
  atPropertyName,
  confirmationName,
  confirmations,
  takenByName,
  withRequestName,
  type GatewayAccounts,
  type PaymentPage,
} from '../model/payment.types.ts';
import { type Drafted, waysOf } from './ways-of.ts';
import { oneOf } from '../../../session/one-of.ts';

/** The accounts of the hotel's own; null where they cannot be read. */
export async function accountsOf(client: PropertyClient, signal?: AbortSignal): Promise<GatewayAccounts | null> {
  const reply = await client.call('listGatewayAccounts', {}, signal);
  return reply.status === 200 ? reply.body : null;
}

/** The page of ways to pay, with what was chosen and could not be saved. */
export function paymentPage(
  { returned }: Pick<ScreenRequest, 'returned'>,
  hotel: StaffHotel,
  { documents, differences }: { readonly documents: DraftDocuments; readonly differences: Drafted },
  accounts: GatewayAccounts | null,
): PaymentPage {
  const ways = waysOf(documents, differences);
  const typed = returned?.fields ?? {};
  const gateway = oneOf(ownGateways, typed['gateway']);
  const isAtProperty = typed[atPropertyName];
  const withRequest = typed[withRequestName];
  return {
    ...ways,
    takenBy: oneOf(ways.choices, typed[takenByName]) ?? ways.takenBy,
    takesAtProperty: isAtProperty === undefined ? ways.takesAtProperty : isAtProperty === 'yes',
    confirmation: oneOf(confirmations, typed[confirmationName]) ?? ways.confirmation,
    paysWithRequest: withRequest === undefined ? ways.paysWithRequest : withRequest === 'yes',
    mayChoose: mayHere(hotel, 'keepGatewayAccount'),
    uncharged: ownGateways.filter((one) => charges(one, currencyIn(documents)) === false),
    accounts,
    timeZone: textAt(factsIn(documents), 'timeZone') || 'UTC',
    refused: gateway === undefined ? null : { gateway, keyId: typed['keyId'] ?? '' },
  };
}
