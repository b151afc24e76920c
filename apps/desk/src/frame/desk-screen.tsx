import { defineScreen, type Screen } from '@latchkey/site/screen';
import { Suspense, useEffect, useState, type FunctionComponent } from 'react';
import { drawingOf, nowInSight, standing } from './page-in-sight.ts';

/**
 * A screen of the desk: whatever becomes of a press on it, the page stays with its input. Each screen is one; what
 * watches its presses comes after the page.
 */
export function deskScreen<Model extends object>(screen: Screen<Model>): Screen<unknown> {
  const { View } = screen;
  return defineScreen<Model>({
    ...screen,
    load: standing((request) => screen.load(request)),
    View: function DeskScreen(props) {
      const { model } = props;
      useEffect(() => nowInSight(model), [model]);
      return (
        <>
          <View key={drawingOf(model)} {...props} />
          <Watched model={model} />
        </>
      );
    },
  });
}

type Watching = FunctionComponent<{ readonly model: object }>;

function Watched({ model }: { readonly model: object }) {
  const [Part, setPart] = useState<Watching | null>(null);
  useEffect(() => {
    import(/* webpackChunkName: "presses" */ '../presses/presses.island.tsx').then(
      ({ Presses }) => setPart(() => Presses),
      // Forms then go as browsers send them.
      () => undefined,
    );
  }, []);
  return Part === null ? null : (
    <Suspense fallback={null}>
      <Part model={model} />
    </Suspense>
  );
}
