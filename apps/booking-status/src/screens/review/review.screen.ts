import { defineScreen } from '@latchkey/site/screen';
import { framed } from '@latchkey/ui/screen-frame';
import { ScreenFailed, ScreenPending } from '@latchkey/ui/screen-states';
import { msg } from '@lingui/core/macro';
import { load } from './review.loader.ts';
import type { ReviewModel } from './review.model.ts';
import { ReviewPage } from './review.view.tsx';

export const screen = defineScreen({
  load,
  head: (model: ReviewModel, { site, i18n }) => ({
    title: `${i18n._(msg`Review your stay`)}: ${site.hotel?.name ?? site.name}`,
    leadsOn: model.kind === 'gone',
  }),
  View: framed(ReviewPage),
  Pending: framed(ScreenPending),
  Failed: framed(ScreenFailed),
});
