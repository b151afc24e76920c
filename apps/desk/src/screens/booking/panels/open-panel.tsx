import { lazyPart } from '@latchkey/ui/lazy-part';
import { useBooking } from '../booking-on-page.tsx';
import { ChangePanel } from './change/change-panel.tsx';
import { ExtrasPanel } from './change/extras-panel.tsx';

// Drawn by the server, and of use by itself: what draws these in the browser comes after the page.
const CancelPanel = lazyPart(() =>
  import(/* webpackChunkName: "history" */ './cancel-panel.lazy.tsx').then(({ CancelPanel: part }) => part),
);
const GiveBackPanel = lazyPart(() =>
  import(/* webpackChunkName: "history" */ './money/give-back-panel.lazy.tsx').then(({ GiveBackPanel: part }) => part),
);
const PaymentPanel = lazyPart(() =>
  import(/* webpackChunkName: "history" */ './money/payment-panel.lazy.tsx').then(({ PaymentPanel: part }) => part),
);
const RefundPanel = lazyPart(() =>
  import(/* webpackChunkName: "history" */ './refund-panel.lazy.tsx').then(({ RefundPanel: part }) => part),
);
const NoShowPanel = lazyPart(() =>
  import(/* webpackChunkName: "history" */ './no-show-panel.lazy.tsx').then(({ NoShowPanel: part }) => part),
);
const SendPanel = lazyPart(() =>
  import(/* webpackChunkName: "history" */ './send-panel.lazy.tsx').then(({ SendPanel: part }) => part),
);
const ContactPanel = lazyPart(() =>
  import(/* webpackChunkName: "history" */ './contact-panel.lazy.tsx').then(({ ContactPanel: part }) => part),
);
const RevisePanel = lazyPart(() =>
  import(/* webpackChunkName: "history" */ './revise-panel.lazy.tsx').then(({ RevisePanel: part }) => part),
);
const AnswerPanel = lazyPart(() =>
  import(/* webpackChunkName: "history" */ './answer-panel.lazy.tsx').then(({ AnswerPanel: part }) => part),
);
const RequestPanel = lazyPart(() =>
  import(/* webpackChunkName: "history" */ './request-panel.lazy.tsx').then(({ RequestPanel: part }) => part),
);

/** The panel that is open; none, unless one is. */
export function OpenPanel() {
  const { opened } = useBooking().model;
  switch (opened) {
    case 'confirm':
    case 'reject':
      return <RequestPanel act={opened} />;
    case 'accept':
    case 'decline':
      return <AnswerPanel act={opened} />;
    case 'revise':
      return <RevisePanel />;
    case 'change':
      return <ChangePanel />;
    case 'extras':
      return <ExtrasPanel />;
    case 'payment':
      return <PaymentPanel />;
    case 'give_back':
      return <GiveBackPanel />;
    case 'refund':
      return <RefundPanel />;
    case 'cancel':
      return <CancelPanel />;
    case 'no_show':
      return <NoShowPanel />;
    case 'contact':
      return <ContactPanel />;
    case 'voucher':
    case 'payment_link':
    case 'undo_no_show':
      return <SendPanel act={opened} />;
    default:
      return null;
  }
}
