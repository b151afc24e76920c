import { lazyPart } from '@latchkey/ui/lazy-part';
import { framed } from '@latchkey/ui/screen-frame';
import { inFrame } from '../../frame/in-frame.tsx';
import type { BookingPage, EndedLink, FramedBooking, LinkedBooking } from './booking.model.ts';
import { BookingView } from './booking.view.tsx';
import './history/by-link.module.css';

const AtDesk = inFrame<FramedBooking>(null, BookingView, { ownThumb: true });
const LinkFrame = lazyPart(() =>
  import(/* webpackChunkName: "history" */ './history/link-frame.island.tsx').then(({ LinkFrame: part }) => part),
);
const ByLink = framed(({ model }: { readonly model: LinkedBooking | EndedLink }) => (
  <LinkFrame model={model}>{'link' in model ? <BookingView model={model} /> : null}</LinkFrame>
));

/** A booking at the desk, or what the link of a mail shows of it. */
export const BookingPageView = ({ model }: { readonly model: BookingPage }) =>
  'frame' in model ? <AtDesk model={model} /> : <ByLink model={model} />;
