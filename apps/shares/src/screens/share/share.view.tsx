import { ScreenUnavailable } from '@latchkey/ui/screen-states';
import { NoShare } from './parts/no-share.tsx';
import { Share } from './parts/share.tsx';
import type { ShareModel } from './share.model.ts';

/** Paying a share of a stay, or how it stands. */
export function ShareView({ model }: { readonly model: ShareModel }) {
  if (model.kind === 'unavailable') return <ScreenUnavailable />;
  return model.kind === 'share' ? <Share model={model} /> : <NoShare />;
}
