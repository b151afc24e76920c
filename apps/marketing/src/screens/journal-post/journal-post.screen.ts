import { defineScreen, loadOnDemand } from '@latchkey/site/screen';
import { urlOf } from '@latchkey/site/urls';
import { framed } from '@latchkey/ui/screen-frame';
import { ScreenFailed, ScreenPending } from '@latchkey/ui/screen-states';
import type { PostModel } from '../../journal/journal.model.ts';
import { postData } from '../../journal/journal-data.ts';
import { postPictureSize, preloadOfPost } from '../../journal/parts/post-picture.tsx';
import { JournalPostView } from './journal-post.view.tsx';

export const screen = defineScreen<PostModel>({
  load: loadOnDemand(() => import(/* webpackChunkName: "blog" */ './journal-post.loader.ts')),
  head: (model, { site, origin, locale }) => ({
    title: model.post.title,
    description: model.post.description,
    canonical: urlOf('blogPost', { slug: model.post.slug }),
    image: model.post.picture,
    imageSize: postPictureSize,
    ...(__ON_SERVER__
      ? {
          jsonLd: [postData(model, { site, origin, locale })],
          preloadImages: [preloadOfPost(model.post, 'alone')],
        }
      : {}),
  }),
  View: framed(JournalPostView),
  Pending: framed(ScreenPending),
  Failed: framed(ScreenFailed),
});
