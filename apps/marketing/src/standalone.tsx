import '@latchkey/ui/base.css';
import { mountStandalone } from '@latchkey/site/standalone';
import * as aboutUs from './screens/about-us/about-us.screen.ts';
import * as bookingEngine from './screens/booking-engine/booking-engine.screen.ts';
import * as chainGuide from './screens/chain-guide/chain-guide.screen.ts';
import * as listYourHotel from './screens/list-your-hotel/list-your-hotel.screen.ts';
import * as corporateBooking from './screens/corporate-booking/corporate-booking.screen.ts';
import * as journal from './screens/journal/journal.screen.ts';
import * as journalPost from './screens/journal-post/journal-post.screen.ts';
import * as landing from './screens/landing/landing.screen.ts';
import * as marketing from './screens/marketing/marketing.screen.ts';
import * as privacy from './screens/privacy/privacy.screen.ts';
import * as salesConcierge from './screens/sales-concierge/sales-concierge.screen.ts';
import * as siteMap from './screens/site-map/site-map.screen.ts';
import * as terms from './screens/terms/terms.screen.ts';
import * as words from './i18n.ts';

const screens = {
  landing,
  'about-us': aboutUs,
  'booking-engine': bookingEngine,
  'chain-guide': chainGuide,
  'corporate-booking': corporateBooking,
  'list-your-hotel': listYourHotel,
  journal,
  'journal-post': journalPost,
  marketing,
  privacy,
  'sales-concierge': salesConcierge,
  'site-map': siteMap,
  terms,
};
void mountStandalone('marketing', screens, words);
