import '@latchkey/ui/base.css';
import { mountStandalone } from '@latchkey/site/standalone';
import * as confirmation from './screens/booking/confirmation.screen.ts';
import * as status from './screens/booking/status.screen.ts';
import * as words from './i18n.ts';

void mountStandalone('booking-status', { confirmation: confirmation, status: status }, words);
