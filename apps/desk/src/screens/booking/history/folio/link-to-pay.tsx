import { formatMomentDate, formatMomentTime } from '@latchkey/format/moment';
import { usePage } from '@latchkey/site';
import { TextButton } from '@latchkey/ui/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { useHasScript } from '../../../../frame/use-has-script.ts';
import { useClipboard } from '../../../../parts/clipboard/use-clipboard.ts';
import { useBooking } from '../../booking-on-page.tsx';
import { useSums } from '../../use-sums.ts';
import * as styles from './folio.module.css';

/** The link to pay that was sent last and what has become of it; while it waits it can be copied into another message. */
export function LinkToPay() {
  const { booking } = useBooking().model;
  const { t } = useLingui();
  const { locale } = usePage();
  const say = useSums();
  const { linkToPay: link, amountPayable = 0, timeZone } = booking;
  if (link === undefined) return null;
  const at = Date.parse(link.at);
  const sent = `${formatMomentDate(at, timeZone, locale)}, ${formatMomentTime(at, timeZone, locale)}`;
  const [asked, open] = [say(link.amount), say(amountPayable)];
  const said = {
    waiting: t`${open} can be paid with it.`,
    paid: t`It has been paid.`,
    over: t`Nothing is left to pay with it.`,
  };
  return (
    <div data-link-to-pay={link.state}>
      <p>
        <Trans>
          Link to pay {asked}, sent {sent}.
        </Trans>{' '}
        <b>{said[link.state]}</b>
      </p>
      {link.state === 'waiting' ? <Copy url={link.url} /> : null}
    </div>
  );
}

/** Where a page cannot copy, the link stands there to be selected. */
function Copy({ url }: { readonly url: string }) {
  const hasScript = useHasScript();
  const { isCopied, copy } = useClipboard(url);
  return hasScript && isCopied !== false ? (
    <p role="status">
      <TextButton onClick={copy}>{isCopied === true ? <Trans>Copied</Trans> : <Trans>Copy the link</Trans>}</TextButton>
    </p>
  ) : (
    <p className={styles.address}>
      <bdi dir="ltr">{url}</bdi>
    </p>
  );
}
