import '@latchkey/ui/base.css';
import { mountStandalone } from '@latchkey/site/standalone';
import * as planner from './screens/planner/planner.screen.ts';
import * as words from './i18n.ts';

void mountStandalone('itinerary', { planner: planner }, words);
