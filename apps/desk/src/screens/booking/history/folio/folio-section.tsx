import { SiteLink } from '@latchkey/site';
import { deskUrl } from '@latchkey/site/urls';
import { textLinkClass } from '@latchkey/ui/button';
import { Notice } from '@latchkey/ui/notice';
import { Trans, useLingui } from '@lingui/react/macro';
import { mayHere } from '../../../../session/may-here.ts';
import { useBooking } from '../../booking-on-page.tsx';
import { PageSection } from '../../parts/section.tsx';
import { FolioActs } from './folio-acts.tsx';
import { folioProblemWords } from './folio.copy.ts';
import { LinkToPay } from './link-to-pay.tsx';
import { FolioTable } from './folio-table.tsx';
import { Payers } from './payers.tsx';
import { useFolioAction } from './use-folio-action.ts';

/** The account of the stay: each line with its payer and its acts, and the balance of each payer. */
export function FolioSection() {
  const { i18n } = useLingui();
  const { model } = useBooking();
  const pressed = useFolioAction();
  if (model.folio === null || model.frame === undefined) return null;
  return (
    <PageSection id="folio" title={<Trans context="section of a booking">Folio</Trans>}>
      {pressed.problem === null ? null : (
        <Notice tone="bad" role="alert" title={i18n._(folioProblemWords[pressed.problem])} />
      )}
      <FolioTable folio={model.folio} />
      <Payers folio={model.folio} />
      <LinkToPay />
      {mayHere(model.frame.hotel, 'listInvoices') ? (
        <p>
          <SiteLink
            className={textLinkClass}
            to={deskUrl('bookingInvoice', { hotelId: model.booking.hotelId, reference: model.booking.reference })}
          >
            <Trans>Invoices and pro forma</Trans>
          </SiteLink>
        </p>
      ) : null}
      <FolioActs folio={model.folio} hotel={model.frame.hotel} pressed={pressed} />
    </PageSection>
  );
}
