import { framed } from '@latchkey/ui/screen-frame';
import { useEffect, useMemo, type ComponentType, type FunctionComponent } from 'react';
import { useSteady } from '../live/use-steady.ts';
import { DeskFrame } from './desk-frame.tsx';
import type { Framed } from './desk-frame.types.ts';
import { keepFrame } from './last-frame.ts';
import type { NavigationId } from './navigation.ts';
import { keepReturned } from '../session/returned-page.ts';

/**
 * A view of a hotel's page in the desk's frame: its place is marked in the rail; null where it has none there. `ownThumb`:
 * the page has a bar of its own at the foot of a phone, in place of the desk's.
 */
export const inFrame = <Model extends Framed>(
  place: NavigationId | null,
  View: ComponentType<{ readonly model: Model }>,
  { ownThumb = false }: { readonly ownThumb?: boolean } = {},
): FunctionComponent<{ readonly model: Model }> =>
  framed(function InFrame({ model }: { readonly model: Model }) {
    const steady = useSteady(model);
    const { here, returned } = model.frame;
    useEffect(() => keepReturned(here, returned), [here, returned]);
    useEffect(() => keepFrame(model.frame), [model.frame]);
    // A press alone draws nothing anew.
    return useMemo(
      () => (
        <DeskFrame frame={steady.frame} place={place} ownThumb={ownThumb}>
          <View model={steady} />
        </DeskFrame>
      ),
      [steady],
    );
  });
