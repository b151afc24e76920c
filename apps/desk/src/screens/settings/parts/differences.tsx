import { SiteLink, usePage } from '@latchkey/site';
import { deskUrl } from '@latchkey/site/urls';
import { textLinkClass } from '@latchkey/ui/button';
import { Trans } from '@lingui/react/macro';
import type { Difference, SettingsModel } from '../settings.model.ts';
import { queryOf } from '../named-place.ts';
import { PlaceName } from './place-name.tsx';
import { differenceOf, shownValue } from './shown-value.ts';
import * as styles from './differences.module.css';

/** What is different, place by place: what goes is struck, what comes stands beside it. */
export function Differences({
  differences,
  currency,
  hotelId,
}: {
  readonly differences: readonly Difference[];
  readonly currency: SettingsModel['currency'];
  readonly hotelId?: number;
}) {
  return (
    <ul className={styles.list}>
      {differences.map((one) => (
        <li key={`${one.file} ${one.path}`} className={styles.line}>
          <PlaceName place={one} />
          <span className={styles.what}>
            <Said difference={one} currency={currency} />
          </span>
          {hotelId === undefined || one.part === null ? null : (
            <SiteLink className={textLinkClass} to={deskUrl('setUpPart', { hotelId, part: one.part }, queryOf(one))}>
              <Trans context="a place of the set-up">Open</Trans>
            </SiteLink>
          )}
        </li>
      ))}
    </ul>
  );
}

function Said({
  difference: { path, before, after, language },
  currency,
}: {
  readonly difference: Difference;
  readonly currency: SettingsModel['currency'];
}) {
  const { locale } = usePage();
  const said = (value: unknown): string | null => shownValue(path, value, { locale, currency });
  const [was, is] = [said(before), said(after)];
  if (was === null || is === null)
    return before === undefined ? (
      <Trans context="at a place of the set-up">New</Trans>
    ) : after === undefined ? (
      <Trans context="at a place of the set-up">Removed</Trans>
    ) : (
      <Trans context="at a place of the set-up">Changed</Trans>
    );
  const { start, gone, come, end } = differenceOf(was, is);
  return (
    <bdi lang={language ?? undefined}>
      {start}
      {gone === '' ? null : <del className={styles.gone}>{gone}</del>}
      {gone === '' || come === '' ? null : ' '}
      {come === '' ? null : <ins className={styles.come}>{come}</ins>}
      {end}
    </bdi>
  );
}
