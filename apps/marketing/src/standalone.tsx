import '@latchkey/ui/base.css';
import { mountStandalone } from '@latchkey/site/standalone';
import * as corporateBooking from './screens/corporate-booking/corporate-booking.screen.ts';
import * as journal from './screens/journal/journal.screen.ts';
import * as journalPost from './screens/journal-post/journal-post.screen.ts';
import * as landing from './screens/landing/landing.screen.ts';
import * as privacy from './screens/privacy/privacy.screen.ts';
import * as siteMap from './screens/site-map/site-map.screen.ts';
import * as terms from './screens/terms/terms.screen.ts';
import * as words from './i18n.ts';

void mountStandalone(
  'marketing',
  {
    'corporate-booking': corporateBooking,
    journal: journal,
    'journal-post': journalPost,
    landing: landing,
    privacy: privacy,
    'site-map': siteMap,
    terms: terms,
  },
  words,
);
