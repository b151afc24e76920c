import { usePage } from '@latchkey/site';
import { cx } from '@latchkey/ui/cx';
import type { TileMapProps } from '@latchkey/ui/tile-map';
import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useHydrated } from '@latchkey/stay/island';
import * as styles from './around.module.css';

// A map that cannot be had leaves the drawn plan, which says the same.
const TileMap = lazy(() =>
  import(/* webpackChunkName: "map" */ '@latchkey/ui/tile-map').then(
    (module) => ({ default: module.TileMap }),
    () => ({ default: () => null }),
  ),
);

interface RealMapProps extends Pick<TileMapProps, 'hotel' | 'places'> {
  /** The drawn plan: what is seen until the map is there, and for good where nobody has set a source of tiles. */
  readonly children: ReactNode;
}

/** The neighbourhood on a real map where the operator has set a source of tiles. */
export function RealMap({ hotel, places, children }: RealMapProps): ReactNode {
  const { t } = useLingui();
  const { mapTiles = null } = usePage();
  const isHydrated = useHydrated();
  const [isDrawn, setDrawn] = useState(false);
  const words = { label: t`Map of places near the hotel`, zoomIn: t`Zoom in`, zoomOut: t`Zoom out` };
  return (
    <div className={styles.stage}>
      <div className={cx(isDrawn && styles.covered)}>{children}</div>
      {isHydrated && mapTiles !== null ? (
        <div className={cx(!isDrawn && styles.covered)}>
          <Suspense fallback={null}>
            <TileMap tiles={mapTiles} hotel={hotel} places={places} words={words} onDrawn={() => setDrawn(true)} />
          </Suspense>
        </div>
      ) : null}
    </div>
  );
}
