import type { DividedCost } from '@latchkey/api-contract/types';
import { formatMoney } from '@latchkey/format/money';
import { inLanguage, usePage } from '@latchkey/site';
import { Badge } from '@latchkey/ui/badge';
import { Price } from '@latchkey/ui/price';
import { cx } from '@latchkey/ui/cx';
import { small, soft } from '@latchkey/ui/text';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ReadyDivide } from '../divide.model.ts';
import * as styles from '../divide.module.css';
import { ShareLink } from './share-link.tsx';

type HandedOutShare = DividedCost['shares'][number];

/** Every share that was handed out: for whom, how much, how it stands, and its link while it can be paid. */
export function HandedOut({ model: { divided, links } }: { readonly model: ReadyDivide }): ReactNode {
  if (divided.shares.length === 0)
    return (
      <p className={soft}>
        <Trans>No share is handed out yet.</Trans>
      </p>
    );
  return (
    <ul className={styles.shares}>
      {divided.shares.map((share, place) => (
        <Row
          key={share.shareId}
          share={share}
          place={place + 1}
          currency={divided.currency}
          path={links[share.shareId] ?? null}
        />
      ))}
    </ul>
  );
}

interface RowProps {
  readonly share: HandedOutShare;
  readonly place: number;
  readonly currency: DividedCost['currency'];
  readonly path: string | null;
}

function Row({ share, place, currency, path }: RowProps): ReactNode {
  const { locale } = usePage();
  const say = (amount: number) => <Price weight="plain">{formatMoney(amount, currency, locale)}</Price>;
  const back = say(share.refunded);
  const name = share.payer ?? (share.label === '' ? null : share.label);
  return (
    <li className={styles.share}>
      <div className={styles.head}>
        <b>{name === null ? <Trans>Share {place}</Trans> : <bdi>{name}</bdi>}</b>
        <span>
          {say(share.state === 'paid' ? share.paid : share.amount)} <Standing state={share.state} />
        </span>
      </div>
      {share.refunded > 0 ? (
        <p className={cx(small, soft)}>
          <Trans>{back} of it is refunded.</Trans>
        </p>
      ) : null}
      {path === null ? null : <ShareLink path={inLanguage(path, locale)} place={place} />}
    </li>
  );
}

function Standing({ state }: Pick<HandedOutShare, 'state'>): ReactNode {
  switch (state) {
    case 'open':
      return (
        <Badge tone="warn">
          <Trans context="a share of the cost">open</Trans>
        </Badge>
      );
    case 'paid':
      return (
        <Badge tone="good">
          <Trans context="a share of the cost">paid</Trans>
        </Badge>
      );
    case 'declined':
      return (
        <Badge tone="bad">
          <Trans context="a share of the cost">declined</Trans>
        </Badge>
      );
    case 'withdrawn':
      return (
        <Badge>
          <Trans context="a share of the cost">withdrawn</Trans>
        </Badge>
      );
    case 'lapsed':
      return (
        <Badge tone="bad">
          <Trans context="a share of the cost">not paid in time</Trans>
        </Badge>
      );
  }
}
