import '@latchkey/ui/base.css';
import { mountStandalone } from '@latchkey/site/standalone';
import * as home from './screens/home/home.screen.ts';
import * as roomView from './screens/room-view/room-view.screen.ts';
import * as words from './i18n.ts';

void mountStandalone('hotel-home', { home: home, 'room-view': roomView }, words);
