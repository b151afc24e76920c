import { small } from '@latchkey/ui/text';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import type { ExpressWay } from '../express-way.ts';
import { bookingRefusals } from '../room-checkout.copy.ts';
import { useExpress, type ExpressState } from '../use-express.ts';
import type { ExpressProps } from '../express.types.ts';
import * as styles from './express.module.css';

const said: Readonly<Record<Exclude<ExpressState, 'ready' | 'refused'>, MessageDescriptor>> = {
  opening: msg`Your wallets are being looked for…`,
  closed: msg`The wallet was closed. Nothing has been charged.`,
  no_wallet: msg`There is no wallet on this device that can pay here. Please fill in the form.`,
  sdk_not_loaded: msg`The wallets could not be opened. Please fill in the form.`,
  sdk_missing: msg`The wallets could not be opened. Please fill in the form.`,
  missing: msg`Your wallet left something out. Nothing has been charged: please add what is missing below.`,
  code: msg`We applied your code first; nothing has been charged. Please check the price.`,
};

/** The gateway's own buttons of the wallets that this device has, and how it stands with them. */
export function ExpressRow({ way, ...props }: ExpressProps & { readonly way: ExpressWay }) {
  const { i18n, t } = useLingui();
  const { place, state } = useExpress(way, props);
  const { busy, refusal } = props.booking;
  const sentence = busy
    ? t`Please wait: your stay is being booked.`
    : state === 'refused'
      ? i18n._(bookingRefusals[refusal ?? 'unknown'])
      : state === 'ready'
        ? t`Choose your wallet.`
        : i18n._(said[state]);
  return (
    <>
      <div ref={place} className={styles.row} />
      <p className={small} role="status">
        {sentence}
      </p>
    </>
  );
}
