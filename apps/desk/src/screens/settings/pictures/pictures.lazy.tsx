import { Trans, useLingui } from '@lingui/react/macro';
import { Findings } from '../parts/findings.tsx';
import type { PicturesModel } from '../settings.model.ts';
import { AddForm } from './add-form.tsx';
import { PictureEditor } from './picture-editor.tsx';
import { PictureCard } from './picture-card.tsx';
import type { PicturePlace } from '../model/pictures.types.ts';
import * as styles from './pictures.module.css';

/** The pictures that guests see, where and in which order; or one of them, with its words. */
export function Pictures({ model, hotelId }: { readonly model: PicturesModel; readonly hotelId: number }) {
  const { places, unused, picture, findings, draft, typed } = model;
  const { t } = useLingui();
  if (picture !== null) return <PictureEditor model={model} picture={picture} hotelId={hotelId} />;
  const nameOf = ({ name }: PicturePlace): string =>
    name ?? t({ message: 'The hotel', context: 'where pictures are shown' });
  return (
    <>
      <AddForm
        hotelId={hotelId}
        version={draft.version}
        places={places.map((place) => ({ id: place.id, name: nameOf(place) }))}
        chosen={typed['place']}
        before={(typed['added'] ?? '').split(' ').filter((name) => name !== '')}
      />
      {findings.length === 0 ? null : <Findings findings={findings} hotelId={hotelId} />}
      {places.map((place) => (
        <section key={place.id} aria-labelledby={`place-${place.id}`} className={styles.place}>
          <h2 id={`place-${place.id}`} className={styles.title}>
            <bdi>{nameOf(place)}</bdi>
          </h2>
          <ul className={styles.pictures}>
            {place.pictures.map((one, at) => (
              <PictureCard
                key={one.name}
                hotelId={hotelId}
                version={draft.version}
                picture={one}
                place={{ id: place.id, at, of: place.pictures.length }}
              />
            ))}
          </ul>
        </section>
      ))}
      {unused.length === 0 ? null : (
        <section aria-labelledby="unused-title" className={styles.place}>
          <h2 id="unused-title" className={styles.title}>
            <Trans context="pictures of the hotel">Shown nowhere</Trans>
          </h2>
          <ul className={styles.pictures}>
            {unused.map((one) => (
              <PictureCard key={one.name} hotelId={hotelId} version={draft.version} picture={one} place={null} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
