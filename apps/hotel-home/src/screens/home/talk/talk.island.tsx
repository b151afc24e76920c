import { offersAdvertisedOn } from '@latchkey/booking-core/promotion';
import { formatPercent } from '@latchkey/format/number';
import { usePage } from '@latchkey/site';
import { telUrl } from '@latchkey/format/phone';
import { lazyDialog } from '@latchkey/ui/lazy-part';
import { Button, LinkButton, TextLink } from '@latchkey/ui/button';
import { cx } from '@latchkey/ui/cx';
import { phone, video } from '@latchkey/ui/icons';
import { Icon } from '@latchkey/ui/icon';
import { Section } from '@latchkey/ui/section';
import { row } from '@latchkey/ui/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useState, type ReactNode } from 'react';
import type { HomeModel } from '../home.model.ts';
import { later } from '../../../offer/words/later-words.ts';
import { lettersId } from '../../../offer/urls/letters-id.ts';
import { Newsletter } from './newsletter.island.tsx';
import * as styles from './talk.module.css';

const AskDialog = lazyDialog(() =>
  import(/* webpackChunkName: "later" */ './ask-dialog.island.tsx').then(({ AskDialog: dialog }) => dialog),
);
const PriceDialog = lazyDialog(() =>
  import(/* webpackChunkName: "later" */ './price-dialog.island.tsx').then(({ PriceDialog: dialog }) => dialog),
);

type Opened = 'question' | 'price';

/** Every way to the hotel: by telephone, face to face, a question, a better price, its letter. */
export const Talk = later(({ model }: { readonly model: HomeModel }): ReactNode => {
  const { hotel } = model;
  const [open, setOpen] = useState<Opened | null>(null);
  const [wasOpened, setOpened] = useState<Partial<Record<Opened, true>>>({});
  const ask = (what: Opened): void => {
    setOpened((before) => ({ ...before, [what]: true }));
    setOpen(what);
  };
  return (
    <Section id="talk" title={<Trans>Talk to us</Trans>} note={<Calls hotel={hotel} />}>
      <div className={styles.panels}>
        <Panel
          title={<Trans>Ask the hotel</Trans>}
          text={<Trans>Didn’t find it? Ask us; we reply by email.</Trans>}
          email={hotel.email}
        >
          <Button look="quiet" aria-haspopup="dialog" onClick={() => ask('question')}>
            <Trans>Ask the hotel</Trans>
          </Button>
        </Panel>
        <Panel
          title={<Trans>Seen it cheaper?</Trans>}
          text={
            <Trans>
              Tell us where you found a better price elsewhere. If it is the same room on the same terms, we match it or
              say why we cannot.
            </Trans>
          }
          email={hotel.email}
        >
          <Button look="quiet" aria-haspopup="dialog" onClick={() => ask('price')}>
            <Trans>Found a better price elsewhere</Trans>
          </Button>
        </Panel>
        <Panel
          title={<Trans>Newsletter, four times a year</Trans>}
          text={<LetterWords model={model} />}
          email={hotel.email}
          id={lettersId}
          wide
        >
          <Newsletter hotelId={hotel.id} />
        </Panel>
      </div>
      <Posts posts={model.posts} />
      <Suspense fallback={null}>
        {wasOpened.question === undefined ? null : (
          <AskDialog hotelId={hotel.id} open={open === 'question'} onClose={() => setOpen(null)} />
        )}
        {wasOpened.price === undefined ? null : (
          <PriceDialog model={model} open={open === 'price'} onClose={() => setOpen(null)} />
        )}
      </Suspense>
    </Section>
  );
});

interface PanelProps {
  readonly title: ReactNode;
  readonly text: ReactNode;
  /** Where to write to in a browser without JavaScript, where the button is dead. */
  readonly email: string;
  /** Its anchor, where links lead to it. */
  readonly id?: string;
  /** Over the whole width, its act beside its words. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

const Panel = ({ title, text, email, id, wide = false, children }: PanelProps): ReactNode => (
  <div id={id} className={cx(styles.panel, wide && styles.wide)}>
    <h3>{title}</h3>
    <p>{text}</p>
    <div className={styles.act}>{children}</div>
    <p className={styles.plain}>
      <TextLink href={`mailto:${email}`}>
        <bdi>{email}</bdi>
      </TextLink>
    </p>
  </div>
);

function LetterWords({ model }: { readonly model: HomeModel }): ReactNode {
  const { locale } = usePage();
  const withCode = offersAdvertisedOn(model.hotel.advertisedOffers, model.today).find(
    ({ kind }) => kind === 'further-by-code',
  );
  if (withCode?.kind !== 'further-by-code')
    return <Trans>News of the hotel and its quieter weeks. We send you nothing else.</Trans>;
  const percent = <bdi>{formatPercent(withCode.percent, locale)}</bdi>;
  return (
    <Trans>
      News of the hotel and its quieter weeks, and first the code for a further {percent} off. Nothing else comes to
      your address.
    </Trans>
  );
}

function Posts({ posts }: Pick<HomeModel, 'posts'>): ReactNode {
  const { t } = useLingui();
  if (posts.length === 0) return null;
  return (
    <nav className={styles.posts} aria-label={t`Our latest posts`}>
      <h3>
        <Trans>Our latest posts</Trans>
      </h3>
      <ul>
        {posts.map(({ url, name }) => (
          <li key={url}>
            <TextLink href={url} rel="noopener">
              {name}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Calls({ hotel }: Pick<HomeModel, 'hotel'>): ReactNode {
  return (
    <p className={row}>
      <LinkButton look="quiet" href={telUrl(hotel.phone)}>
        <Icon icon={phone} />
        <Trans context="telephone the hotel">Call</Trans>
      </LinkButton>
      {hotel.videoCallUrl === null ? null : (
        <LinkButton look="quiet" href={hotel.videoCallUrl} rel="noopener">
          <Icon icon={video} />
          <Trans>Video call</Trans>
        </LinkButton>
      )}
    </p>
  );
}
