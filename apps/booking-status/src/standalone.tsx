import '@latchkey/ui/base.css';
import { mountStandalone } from '@latchkey/site/standalone';
import * as confirmation from './screens/booking/confirmation.screen.ts';
import * as status from './screens/booking/status.screen.ts';
import * as cancel from './screens/cancellation/cancel.screen.ts';
import * as cancelEntry from './screens/look-up/cancel-entry.screen.ts';
import * as findEntry from './screens/look-up/find-entry.screen.ts';
import * as modify from './screens/modification/modify.screen.ts';
import * as modifyEntry from './screens/look-up/modify-entry.screen.ts';
import * as words from './i18n.ts';

void mountStandalone(
  'booking-status',
  {
    confirmation,
    status,
    cancel,
    modify,
    'cancel-entry': cancelEntry,
    'modify-entry': modifyEntry,
    'find-entry': findEntry,
  },
  words,
);
