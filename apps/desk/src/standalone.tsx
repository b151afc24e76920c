import '@latchkey/ui/base.css';
import { mountStandalone } from '@latchkey/site/standalone';
import * as hotels from './screens/hotels/hotels.screen.ts';
import * as people from './screens/people/people.screen.ts';
import * as signIn from './screens/sign-in/sign-in.screen.ts';
import * as today from './screens/today/today.screen.ts';
import * as reports from './screens/reports/reports.screen.ts';
import * as words from './i18n.ts';

void mountStandalone('desk', { hotels, people, 'sign-in': signIn, today, reports }, words);
