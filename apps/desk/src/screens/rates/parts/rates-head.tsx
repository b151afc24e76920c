import { addDays } from '@latchkey/booking-core/dates';
import { SiteLink } from '@latchkey/site';
import { deskUrl } from '@latchkey/site/urls';
import { cx } from '@latchkey/ui/cx';
import { buttonClass } from '@latchkey/ui/button';
import { Icon } from '@latchkey/ui/icon';
import { ban, chevronLeft, chevronRight, pencil } from '@latchkey/ui/icons';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { InPlaceLink } from '../../../frame/in-place-link.tsx';
import { withMore } from '../with-more.ts';
import { nightsOfPhone } from '../figures/week-names.ts';
import { useRates } from '../rates-on-page.tsx';
import * as steps from '../../../parts/steps/steps.module.css';
import * as styles from '../rates.module.css';

/** The title, the ways to other nights, and what can be done with all of them. */
export function RatesHead({ children }: { readonly children?: ReactNode }) {
  const { model } = useRates();
  const { grid, mayChange } = model;
  const isLong = grid.forecast.length > 14;
  return (
    <header className={styles.tools}>
      <h1 className={styles.title}>
        <Trans context="what nights cost and sell">Rates</Trans>
      </h1>
      <Steps nights={isLong ? 31 : 14} className={styles.onDesktop} />
      <Steps nights={nightsOfPhone} className={styles.onPhone} />
      <nav className={cx(steps.steps, styles.onDesktop)}>
        {([14, 31] as const).map((nights) => (
          <Span key={nights} nights={nights} isCurrent={isLong === nights > 14} />
        ))}
      </nav>
      {children}
      {mayChange ? (
        <span className={cx(styles.acts, styles.onDesktop)}>
          <InPlaceLink
            className={buttonClass({ look: 'quiet', size: 'small' })}
            to={withMore(model.here, model.isStopping ? {} : { ask: 'stop' })}
            aria-expanded={model.isStopping}
          >
            <Icon icon={ban} />
            <Trans context="of a night of the whole house">Stop selling…</Trans>
          </InPlaceLink>
          <SetLink />
        </span>
      ) : null}
    </header>
  );
}

/** Opens and closes the question what some nights cost. */
export function SetLink() {
  const { model } = useRates();
  return (
    <InPlaceLink
      className={buttonClass({ look: 'quiet', size: 'small' })}
      to={withMore(model.here, model.isSetting ? {} : { ask: 'set', plan: model.picked })}
      aria-expanded={model.isSetting}
    >
      <Icon icon={pencil} />
      <Trans context="figures of nights">Set prices…</Trans>
    </InPlaceLink>
  );
}

function Span({ nights, isCurrent }: { readonly nights: 14 | 31; readonly isCurrent: boolean }) {
  const { model } = useRates();
  const { grid, frame } = model;
  const from = grid.from === grid.today ? undefined : grid.from;
  const show = nights > 14 ? 'month' : undefined;
  return (
    <SiteLink
      className={steps.step}
      to={deskUrl('rates', { hotelId: frame.hotel.hotelId }, { from, show })}
      aria-current={isCurrent ? 'true' : undefined}
    >
      <Trans context="how many are in view">{nights} nights</Trans>
    </SiteLink>
  );
}

/** The ways to other nights; keys are those of the desktop’s. */
function Steps({ nights, className }: { readonly nights: number; readonly className: string | undefined }) {
  const { t } = useLingui();
  const { grid, frame, picked, here } = useRates().model;
  const isPhone = nights === nightsOfPhone;
  const show = here.includes('show=month') ? 'month' : undefined;
  const to = (from: string): string =>
    deskUrl(
      'rates',
      { hotelId: frame.hotel.hotelId },
      { from: from === grid.today ? undefined : from, show, plan: isPhone ? picked : undefined },
    );
  const back = addDays(grid.from, -nights);
  const on = addDays(grid.from, nights);
  return (
    <nav className={cx(steps.steps, className)} aria-label={t({ message: 'Other nights', context: 'of the rates' })}>
      <SiteLink
        className={steps.step}
        to={to(back < grid.today ? grid.today : back)}
        aria-label={t({ message: 'Nights before', context: 'of the rates' })}
        data-keys={isPhone ? undefined : '['}
      >
        <Icon icon={chevronLeft} />
      </SiteLink>
      <SiteLink className={steps.step} to={to(grid.today)}>
        <Trans context="the day of today">Today</Trans>
      </SiteLink>
      <SiteLink
        className={steps.step}
        to={to(on > grid.onSale.to ? grid.onSale.to : on)}
        aria-label={t({ message: 'Nights after', context: 'of the rates' })}
        data-keys={isPhone ? undefined : ']'}
      >
        <Icon icon={chevronRight} />
      </SiteLink>
    </nav>
  );
}
