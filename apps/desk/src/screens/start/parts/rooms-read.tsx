import type { CurrencyCode } from '@latchkey/booking-core/currency';
import type { BedTyped, RoomLine, RoomTyped } from '@latchkey/booking-core/rooms-typed';
import { withCommas } from '@latchkey/format/list';
import { formatMoney } from '@latchkey/format/money';
import { usePage } from '@latchkey/site';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { bedWords } from '../bed.copy.ts';
import { faultWords } from '../start.copy.ts';
import type { StartFault } from '../start.model.ts';
import * as styles from '../forms.module.css';

/** What is read of the lines that were typed, each with what is wrong in it. */
export function RoomsRead({
  lines,
  currency,
  faults,
  hasTaxesOnTop,
}: {
  readonly lines: readonly RoomLine[];
  readonly currency: CurrencyCode;
  /** What the engine found beside that, of the lines as they were saved. */
  readonly faults: readonly StartFault[];
  readonly hasTaxesOnTop: boolean;
}) {
  const { i18n } = useLingui();
  return (
    <>
      <table className={styles.read}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>We read</Trans>
            </th>
            <th scope="col" className={styles.number}>
              <Trans context="how many rooms of a type there are">Units</Trans>
            </th>
            <th scope="col" className={styles.number}>
              <Trans context="for how many guests a room is">Guests</Trans>
            </th>
            <th scope="col" className={styles.number}>
              <Trans>Price a night</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((one) => {
            const found = faults.find(({ line }) => line === one.line);
            const code = 'problem' in one ? one.problem : found?.code;
            return 'room' in one ? (
              <ReadRoom key={one.line} room={one.room} currency={currency}>
                {code === undefined ? null : <small className={styles.wrong}>{i18n._(faultWords[code])}</small>}
              </ReadRoom>
            ) : (
              <tr key={one.line}>
                <td colSpan={4}>
                  <bdi>{one.text}</bdi>
                  <small className={styles.wrong}>{i18n._(faultWords[one.problem])}</small>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {hasTaxesOnTop ? (
        <p className={styles.examples}>
          <Trans>Taxes that are not in the price come on top: guests see the whole sum at once.</Trans>
        </p>
      ) : null}
    </>
  );
}

function ReadRoom({
  room: { name, count, guests, beds, prices, hourly },
  currency,
  children,
}: {
  readonly room: RoomTyped;
  readonly currency: CurrencyCode;
  readonly children: ReactNode;
}) {
  const { t, i18n } = useLingui();
  const { locale } = usePage();
  const money = (amount: number): string => formatMoney(amount, currency, locale);
  const bed = ({ kind, count: many }: BedTyped): string => `${many} × ${i18n._(bedWords[kind])}`;
  return (
    <tr>
      <td>
        <b>
          <bdi>{name}</bdi>
        </b>
        <small>{withCommas(beds.map(bed), locale)}</small>
        {children}
      </td>
      <td className={styles.number}>{count}</td>
      <td className={styles.number}>{guests}</td>
      <td className={styles.number}>
        {prices.map((price, at) => (
          <div key={at === 0 ? 'first' : `${at}`}>
            <bdi>{money(price)}</bdi>
            {prices.length === 1 ? null : (
              <small>
                {t`for ${plural(at === prices.length - 1 ? guests : at + 1, { one: '# guest', other: '# guests' })}`}
              </small>
            )}
          </div>
        ))}
        {hourly.map(({ hours, price }) => (
          <small key={hours}>
            <bdi>{money(price)}</bdi> {t`for ${plural(hours, { one: '# hour', other: '# hours' })}`}
          </small>
        ))}
      </td>
    </tr>
  );
}
