import { framed } from '@latchkey/ui/screen-frame';
import { Trans } from '@lingui/react/macro';
import { DeskFrame } from './desk-frame.tsx';
import type { FrameModel } from './desk-frame.types.ts';

/** A page that the hotel has and the role lacks: its address is right, and the page says so. */
export const ClosedPage = framed(({ frame }: { readonly frame: FrameModel }) => (
  <DeskFrame frame={frame} place={null}>
    <h1>
      <Trans>Your role does not open this page. The owner of the hotel can change that.</Trans>
    </h1>
  </DeskFrame>
));
