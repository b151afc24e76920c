import type { RegisteredStay, RegistrationReport } from '@latchkey/api-contract/types';
import { formatDateRange } from '@latchkey/format/date';
import { postAddress, SiteLink, usePage } from '@latchkey/site';
import { deskUrl } from '@latchkey/site/urls';
import { Button } from '@latchkey/ui/button';
import { TextField } from '@latchkey/ui/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { ActionForm } from '../../../../frame/action-form.tsx';
import * as styles from '../registration.module.css';
import type { RegistrationOfStay } from '../registration.model.ts';
import { PortalFields } from './portal-fields.tsx';
import { PrintedSheets } from './printed-sheets.tsx';
import { ReportLine } from './report-line.tsx';
import { TravellerForm } from './traveller-form.tsx';

const byWire: readonly string[] = ['siba', 'alloggiati', 'ses'];
const byHand: readonly string[] = ['form-iii', 'form-c'];
const atHouse: readonly string[] = ['meldeschein', 'own-card'];

interface OfStay extends RegistrationOfStay {
  readonly keyOfForm: string;
  readonly hotelId: number;
}

/** A stay at the check-in: as the guest filled it in, to be compared with the document and confirmed by one press. */
export function StayForms({ stay, places, countries, keyOfForm, hotelId }: OfStay) {
  const { locale } = usePage();
  const confirmed = places.find(({ confirmedAt }) => confirmedAt !== null);
  return (
    <>
      <p className={styles.head}>
        <SiteLink to={deskUrl('booking', { hotelId, reference: stay.reference })}>
          <bdi>{stay.guest}</bdi>
        </SiteLink>
        <span>{formatDateRange(stay.arrival, stay.departure, locale)}</span>
      </p>
      {stay.reports.map((report) => (
        <section key={report.kind} className={styles.acts}>
          <ReportLine report={report} />
          {atHouse.includes(stay.scheme) ? null : <ReportActs stay={stay} report={report} keyOfForm={keyOfForm} />}
        </section>
      ))}
      {confirmed === undefined ? (
        <Confirmation stay={stay} places={places} />
      ) : (
        <p>
          <Trans>
            Compared with the documents by <bdi>{confirmed.confirmedBy}</bdi>
          </Trans>
        </p>
      )}
      {places.map((place) => (
        <TravellerForm key={place.place} stay={stay} place={place} countries={countries} />
      ))}
      {byHand.includes(stay.scheme) ? <PortalFields places={places} countries={countries} /> : null}
      {atHouse.includes(stay.scheme) ? <PrintedSheets stay={stay} places={places} countries={countries} /> : null}
    </>
  );
}

function Confirmation({ stay, places }: Pick<OfStay, 'stay' | 'places'>) {
  const { locale } = usePage();
  const isReady = stay.reports[0]?.missing.length === 0;
  if (!isReady || places.every(({ duty }) => duty === 'none')) return null;
  return (
    <ActionForm action={postAddress('confirm', locale, { stay: stay.bookingId })} className={styles.acts}>
      <input type="hidden" name="booking" value={stay.bookingId} />
      {places.some(({ isSigned }) => isSigned) ? (
        <label className={styles.tick}>
          <input type="checkbox" name="signed" value="yes" />
          <Trans>Signed by hand today</Trans>
        </label>
      ) : null}
      <Button type="submit">
        <Trans>As filled in: confirm</Trans>
      </Button>
    </ActionForm>
  );
}

function ReportActs({
  stay,
  report,
  keyOfForm,
}: {
  readonly stay: RegisteredStay;
  readonly report: RegistrationReport;
  readonly keyOfForm: string;
}) {
  const { t } = useLingui();
  const { locale } = usePage();
  const { kind, state, file } = report;
  const isReady = (state === 'ready' || state === 'refused') && (kind === 'arrival' ? stay.hasArrived : stay.hasLeft);
  if (!isReady) return null;
  const hidden = (
    <>
      <input type="hidden" name="booking" value={stay.bookingId} />
      <input type="hidden" name="kind" value={kind} />
    </>
  );
  const at = (form: string): string => postAddress(form, locale, { stay: stay.bookingId });
  return (
    <div className={styles.acts}>
      {byWire.includes(stay.scheme) ? (
        <ActionForm action={at('send')}>
          {hidden}
          <input type="hidden" name="key" value={keyOfForm} />
          <Button type="submit">
            <Trans>Send to the authority</Trans>
          </Button>
        </ActionForm>
      ) : null}
      <ActionForm action={at('make')}>
        {hidden}
        <Button type="submit" look="ink">
          <Trans>Make the file</Trans>
        </Button>
      </ActionForm>
      {file === null ? null : (
        <ActionForm action={at('hand-in')} className={styles.receipt}>
          <input type="hidden" name="booking" value={stay.bookingId} />
          <input type="hidden" name="report" value={file.reportId} />
          <TextField label={t`Receipt number`} name="receipt" autoComplete="off" dir="ltr" />
          <Button type="submit" look="ink">
            <Trans>Mark as handed in</Trans>
          </Button>
        </ActionForm>
      )}
    </div>
  );
}
