import { lazyCode } from '@latchkey/ui/lazy-part';
import { Notice } from '@latchkey/ui/notice';
import { cx } from '@latchkey/ui/cx';
import { Trans, useLingui } from '@lingui/react/macro';
import * as title from '../../frame/page-title.module.css';
import { DraftLine } from './parts/draft-line.tsx';
import { PartLinks } from './parts/part-links.tsx';
import { doneWords, partNames, problemWords } from './settings.copy.ts';
import type { FramedSettings } from './settings.model.ts';
import * as styles from './settings.module.css';

const Overview = lazyCode(() =>
  import(/* webpackChunkName: "set-up-parts" */ './parts/overview.lazy.tsx').then(({ Overview: part }) => part),
);
const Pictures = lazyCode(() =>
  import(/* webpackChunkName: "set-up-pictures" */ './pictures/pictures.lazy.tsx').then(({ Pictures: part }) => part),
);
const Table = lazyCode(() =>
  import(/* webpackChunkName: "set-up-parts" */ './table/table.lazy.tsx').then(({ Table: part }) => part),
);
const Domain = lazyCode(() =>
  import(/* webpackChunkName: "set-up-domain" */ './domain/domain.lazy.tsx').then(({ Domain: part }) => part),
);
const Languages = lazyCode(() =>
  import(/* webpackChunkName: "set-up-languages" */ './languages/languages.lazy.tsx').then(
    ({ Languages: part }) => part,
  ),
);
const Payment = lazyCode(() =>
  import(/* webpackChunkName: "set-up-payment" */ './payment/payment.island.tsx').then(({ Payment: part }) => part),
);
const Compare = lazyCode(() =>
  import(/* webpackChunkName: "set-up-parts" */ './compare/compare.lazy.tsx').then(({ Compare: part }) => part),
);
const PartForm = lazyCode(() =>
  import(/* webpackChunkName: "set-up-parts" */ './parts/part-form.lazy.tsx').then(({ PartForm: part }) => part),
);

const loadCheck = () => import(/* webpackChunkName: "set-up-parts" */ './settings.loader.ts');

/** What the hotel says of itself: its pages beside, what guests see and what is changed above. */
export function SettingsView({ model }: { readonly model: FramedSettings }) {
  const { i18n } = useLingui();
  const { frame, done, problem, toDo } = model;
  const { hotelId } = frame.hotel;
  const part = model.page === 'overview' ? null : model.part;
  return (
    <div className={styles.page}>
      <PartLinks hotelId={hotelId} here={part} toDo={toDo} />
      <div className={styles.matter}>
        <h1 className={cx(title.title)}>
          {part === null ? <Trans context="what the hotel says of itself">Settings</Trans> : i18n._(partNames[part])}
        </h1>
        <DraftLine model={model} hotelId={hotelId} />
        <div className={styles.told}>
          {done === null ? null : <Notice tone="good" role="status" title={i18n._(doneWords[done])} />}
          {problem === null ? null : <Notice tone="warn" role="alert" title={i18n._(problemWords[problem])} />}
        </div>
        {model.page === 'pictures' ? (
          <Pictures key={model.picture?.name} model={model} hotelId={hotelId} />
        ) : model.page === 'table' ? (
          <Table model={model} />
        ) : model.page === 'domain' ? (
          <Domain model={model} />
        ) : model.page === 'languages' ? (
          <Languages model={model} hotelId={hotelId} />
        ) : model.page === 'beside' ? (
          <Compare model={model} hotelId={hotelId} />
        ) : model.page === 'part' && model.payment !== null ? (
          <Payment model={model} payment={model.payment} here={frame.here} hotelId={hotelId} loadCheck={loadCheck} />
        ) : model.page === 'part' ? (
          <PartForm key={`${model.part} ${model.room}`} model={model} hotelId={hotelId} loadCheck={loadCheck} />
        ) : (
          <Overview model={model} hotelId={hotelId} returned={frame.returned?.fields ?? {}} />
        )}
      </div>
    </div>
  );
}
