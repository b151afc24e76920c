import { defineScreen } from '@latchkey/site/screen';
import { urlOf } from '@latchkey/site/urls';
import { framed } from '@latchkey/ui/screen-frame';
import { ScreenFailed, ScreenPending } from '@latchkey/ui/screen-states';
import { msg } from '@lingui/core/macro';
import { headOfStory } from '../../story/head-of-story.ts';
import { load } from './list-your-hotel.loader.ts';
import type { ListYourHotelModel } from './list-your-hotel.model.ts';
import { ListYourHotelView } from './list-your-hotel.view.tsx';

export const screen = defineScreen({
  load,
  head: (_: ListYourHotelModel, request) =>
    headOfStory(request, urlOf('listYourHotel'), {
      title: msg`List your hotel: talk to us`,
      description: msg`Tell us about your hotel and how to reach you. A person answers, by phone or email.`,
    }),
  View: framed(ListYourHotelView),
  Pending: framed(ScreenPending),
  Failed: framed(ScreenFailed),
});
