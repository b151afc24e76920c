import type { BookingAtDesk } from '@latchkey/api-contract/types';
import type { ScreenRequest } from '@latchkey/site/screen';
import type { BookingModel, Opened, QuotedChange } from './booking.model.ts';
import { previewAct, type PreviewedAct } from './panels/effect/preview-act.ts';
import { refundFromField } from './panels/refund-field.ts';
import { sumFromField } from './sum-field.ts';

/** What the act of an open panel would do to the money, by the sum in its address or its form. */
export async function loadPreview(
  request: ScreenRequest,
  booking: BookingAtDesk,
  opened: Opened,
  change: QuotedChange | null,
): Promise<Pick<BookingModel, 'preview'>> {
  const act = previewedBy(request, booking, opened, change);
  return act === null ? {} : { preview: await previewAct(request.api, booking, act, request.signal) };
}

function previewedBy(
  { search, returned }: ScreenRequest,
  { currency, toPay, paidTowardsStay, status }: BookingAtDesk,
  opened: Opened,
  change: QuotedChange | null,
): PreviewedAct | null {
  switch (opened) {
    case 'payment': {
      const amount = sumFromField(returned?.fields['sum'], currency) ?? toPay;
      return amount < 1 ? null : { act: 'payment', amount };
    }
    case 'refund': {
      const amount = sumFromField(search['sum'], currency) ?? 0;
      return amount < 1 ? null : { act: 'refund', amount };
    }
    case 'cancel':
      return status === 'confirmed'
        ? { act: 'cancel', refund: refundFromField(search['refund'], currency, paidTowardsStay) }
        : { act: 'cancel' };
    case 'change':
    case 'extras': {
      if (change?.kind !== 'priced') return null;
      const agreed = sumFromField(search['agreed'], currency) ?? 0;
      const { quoteToken } = change.quote;
      return { act: 'change', quoteToken, ...(agreed < 1 ? {} : { agreedTotal: agreed }) };
    }
    default:
      return null;
  }
}
