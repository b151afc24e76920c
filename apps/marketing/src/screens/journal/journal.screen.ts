import { defineScreen, loadOnDemand } from '@latchkey/site/screen';
import { urlOf } from '@latchkey/site/urls';
import { framed } from '@latchkey/ui/screen-frame';
import { ScreenFailed, ScreenPending } from '@latchkey/ui/screen-states';
import { msg } from '@lingui/core/macro';
import type { JournalModel } from '../../journal/journal.model.ts';
import { blogData } from '../../journal/journal-data.ts';
import { postPictureSize, preloadOfPost } from '../../journal/parts/post-picture.tsx';
import { JournalView } from './journal.view.tsx';

export const screen = defineScreen<JournalModel>({
  load: loadOnDemand(() => import(/* webpackChunkName: "blog" */ './journal.loader.ts')),
  head: (model, { i18n, site, origin, locale }) =>
    model.hotel !== null
      ? { title: `${i18n._(msg`Journal`)}: ${model.hotel.name}` }
      : {
          title: i18n._(msg`Journal`),
          description: i18n._(
            msg`What is behind a booking: taxes, refunds, hourly stays and the last room, told plainly.`,
          ),
          canonical: urlOf(
            'blogs',
            {},
            {
              ...(model.topic === null ? {} : { topic: model.topic }),
              ...(model.page === 1 ? {} : { page: String(model.page) }),
            },
          ),
          ...(model.posts[0] === undefined ? {} : { image: model.posts[0].picture, imageSize: postPictureSize }),
          ...(__ON_SERVER__
            ? {
                jsonLd: [blogData(model, { site, origin, locale })],
                preloadImages: model.posts.slice(0, 1).map((post) => preloadOfPost(post, 'first')),
              }
            : {}),
        },
  View: framed(JournalView),
  Pending: framed(ScreenPending),
  Failed: framed(ScreenFailed),
});
