import { defineScreen, loadOnDemand, type Head, type ScreenRequest } from '@latchkey/site/screen';
import { urlOf } from '@latchkey/site/urls';
import { preloadOf, sharedPicture } from '@latchkey/ui/picture';
import { framed } from '@latchkey/ui/screen-frame';
import { ScreenFailed, ScreenPending } from '@latchkey/ui/screen-states';
import { msg } from '@lingui/core/macro';
import type { ChainGuideModel } from './chain-guide.model.ts';
import { pictureSizes } from './picture-sizes.ts';
import { ChainGuideView } from './chain-guide.view.tsx';

export const screen = defineScreen({
  load: loadOnDemand(() => import(/* webpackChunkName: "load" */ './chain-guide.loader.ts')),
  head,
  View: framed(ChainGuideView),
  Pending: framed(ScreenPending),
  Failed: framed(ScreenFailed),
});

function head(model: ChainGuideModel, { i18n, imageQuality }: ScreenRequest): Head {
  if (model.kind === 'unavailable') return { title: i18n._(msg`Please try again later!`) };
  const { image } = model.hotels[0];
  return {
    title: i18n._(msg`The Sandalwood guide: what the assistant does for you`),
    description: i18n._(
      msg`What the assistant of the Sandalwood hotels answers, thirteen things it does, and where a person takes over.`,
    ),
    canonical: urlOf('chainGuide'),
    ...(image === null ? {} : sharedPicture(image)),
    ...(__ON_SERVER__ && image !== null ? { preloadImages: [preloadOf(image, imageQuality, pictureSizes)] } : {}),
  };
}
