import type { ViewProps } from '@latchkey/site/screen';
import { stayUrl } from '@latchkey/site/urls';
import { lazyPart, useFirstUntilThere } from '@latchkey/ui/lazy-part';
import { useMemo, type ReactNode } from 'react';
import { isArrival, type HomeModel } from './home.model.ts';
import { CheckedStay, checkedHotel } from '@latchkey/stay/price-check';
import { useStay } from '@latchkey/stay/use-stay';
import { useShowRooms } from '../../offer/search/show-rooms.ts';
import { useVisit } from '../../offer/visit/use-visit.ts';
import * as styles from './home.module.css';
import '@latchkey/ui/advertised-offer.css';
import '@latchkey/ui/area-map.css';
import '@latchkey/ui/facility-mark.css';
import '@latchkey/ui/section.css';
import '../../offer/answers/answer-list.module.css';
import './around/around.module.css';
import './hotel/about-hotel.module.css';
import './hotel/answers.module.css';
import './hotel/good-to-know.module.css';
import './hourly/hours-strip.module.css';
import './offers/offers.module.css';
import './policy/policy.module.css';
import './reviews/reviews.module.css';
import './talk/talk.module.css';
import { Hero } from './hotel/hero.tsx';
import { island } from '@latchkey/stay/island';
import { leastOffer } from '../../offer/plans/least-offer.ts';
import { roomsStage } from '../../offer/room/rooms-stage.ts';
import { Rooms } from './rooms/rooms.tsx';
import { WaitingBooking } from './rooms/waiting-booking.tsx';
import { SearchRooms } from '../../offer/search/search-rooms.tsx';
import { StaySwitch } from './hourly/stay-switch.tsx';
import { StayBar } from '../../offer/bill/stay-bar.tsx';

const HomeNotice = lazyPart(() =>
  import(/* webpackChunkName: "extras" */ './home-notice.lazy.tsx').then(({ HomeNotice: part }) => part),
);
const SearchHours = lazyPart(() =>
  import(/* webpackChunkName: "extras" */ './hourly/search-hours.lazy.tsx').then(({ SearchHours: part }) => part),
);
const HourlyStay = lazyPart(() =>
  import(/* webpackChunkName: "extras" */ './hourly/hourly-stay.lazy.tsx').then(({ HourlyStay: part }) => part),
);

const Offers = island(() =>
  import(/* webpackChunkName: "extras" */ './offers/offers.island.tsx').then(({ Offers: part }) => part),
);
const Membership = island(
  () =>
    import(/* webpackChunkName: "extras" */ './membership/membership.island.tsx').then(({ Membership: part }) => part),
  '0',
);
const Reviews = island(() =>
  import(/* webpackChunkName: "extras" */ './reviews/reviews.island.tsx').then(({ Reviews: part }) => part),
);
const Around = island(() =>
  import(/* webpackChunkName: "extras" */ './around/around.island.tsx').then(({ Around: part }) => part),
);
const AboutHotel = island(() =>
  import(/* webpackChunkName: "extras" */ './hotel/about-hotel.island.tsx').then(({ AboutHotel: part }) => part),
);
const GoodToKnow = island(() =>
  import(/* webpackChunkName: "extras" */ './hotel/good-to-know.island.tsx').then(({ GoodToKnow: part }) => part),
);
const Policy = island(() =>
  import(/* webpackChunkName: "extras" */ './policy/policy.island.tsx').then(({ Policy: part }) => part),
);
const Talk = island(() =>
  import(/* webpackChunkName: "extras" */ './talk/talk.island.tsx').then(({ Talk: part }) => part),
);

/** The hotel's own home: the hotel, its rooms on the dates asked, and the tag that carries the stay. */
export function HomeView({ model, inB }: ViewProps<HomeModel>): ReactNode {
  const { ratings, faqs, policies, videos, posts } = model;
  useVisit(
    model,
    useMemo(
      () => ({
        reviews: ratings.reviews,
        faqs,
        policies,
        hotel_videos: videos.map(({ url, name }) => ({ url, title: name })),
        instaLinks: posts.map(({ url }) => url),
      }),
      [ratings, faqs, policies, videos, posts],
    ),
  );
  const stay = useStay(model);
  useShowRooms(stayUrl({ hotelId: model.hotel.id, ...model.stay }));
  // Stays by the hour are compared by nobody.
  const least = model.hourly === null ? leastOffer(stay, stay.sale.offers) : null;
  const [stayOfPolicy, onPolicyThere] = useFirstUntilThere(stay);
  const still = useMemo(() => stillParts(model), [model]);
  const isReviewsFirst = inB?.includes('hotel-home/reviews-first') === true;
  return (
    <main
      id="main"
      className={model.hotel.isFallback ? styles.foreign : undefined}
      {...checkedHotel}
      {...roomsStage(stay, least)}
    >
      <CheckedStay hotel={model.hotel} nights={model.hourly === null ? model.stay : null} />
      {model.notice === null ? null : <HomeNotice notice={model.notice} hotel={model.hotel} />}
      <WaitingBooking hotelId={model.hotel.id} />
      {still.opening}
      {model.hourly === null ? still.about : null}
      {model.hourly === null ? (
        <Rooms model={model} stay={stay} least={least} />
      ) : (
        <div data-below="" data-arrival={isArrival(model) ? '' : undefined}>
          <HourlyStay model={model} hourly={model.hourly} />
        </div>
      )}
      {model.hourly === null ? null : still.about}
      {isReviewsFirst ? still.reviews : null}
      {still.offers}
      {isReviewsFirst ? null : still.reviews}
      {still.around}
      <div data-below="">
        <Policy model={model} stay={stayOfPolicy} onThere={onPolicyThere} />
      </div>
      {still.end}
      {model.hourly === null ? <StayBar model={model} stay={stay} /> : null}
    </main>
  );
}

/** The parts that a choice of rooms does not touch: made once for a model, so that choosing answers at once on a slow phone. */
function stillParts(model: HomeModel) {
  const { hotel, ratings, videos, stay, today, hourly, faqs, coupon } = model;
  return {
    opening: (
      <div className={styles.opening}>
        <Hero hotel={hotel} ratings={ratings} videos={videos} />
        {hotel.HotelRooms.some((room) => room.hourly) ? (
          <StaySwitch isHourly={hourly !== null} coupon={coupon} />
        ) : null}
        {hourly === null ? (
          <SearchRooms hotel={hotel} stay={stay} today={today} coupon={coupon} />
        ) : (
          <SearchHours hotel={hotel} stay={stay} today={today} coupon={coupon} hourly={hourly} />
        )}
      </div>
    ),
    about: (
      <div data-below="">
        <AboutHotel hotel={hotel} />
      </div>
    ),
    reviews: (
      <div data-below="">
        <Reviews model={model} />
      </div>
    ),
    offers: (
      <>
        {/* Links lead here before the offers themselves are drawn. */}
        <div data-below="" id="offers">
          <Offers model={model} />
        </div>
        <div data-below="">
          <Membership model={model} />
        </div>
      </>
    ),
    around: (
      <div data-below="">
        <Around model={model} />
      </div>
    ),
    end: (
      <>
        <div data-below="">
          <GoodToKnow hotel={hotel} faqs={faqs} />
        </div>
        <div data-below="">
          <Talk model={model} />
        </div>
      </>
    ),
  };
}
