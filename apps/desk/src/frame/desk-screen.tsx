import { defineScreen, type Screen } from '@latchkey/site/screen';
import { Suspense, useEffect, useState, type FunctionComponent } from 'react';
import { ClosedPage } from './closed-page.tsx';
import type { Framed, FrameModel } from './desk-frame.types.ts';
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
    head: (model, request) => (frameIfClosed(model) === null ? screen.head(model, request) : { title: 'Latchkey' }),
    View: function DeskScreen(props) {
      const { model } = props;
      const closed = frameIfClosed(model);
      useEffect(() => nowInSight(model), [model]);
      return (
        <>
          {closed === null ? <View key={drawingOf(model)} {...props} /> : <ClosedPage frame={closed} />}
          <Watched model={model} />
        </>
      );
    },
  });
}

const frameIfClosed = (model: object): FrameModel | null => {
  const { frame } = model as Partial<Framed>;
  return frame?.isClosed === true ? frame : null;
};

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
