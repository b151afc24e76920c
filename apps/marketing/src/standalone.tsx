import '@latchkey/ui/base.css';
import { mountStandalone } from '@latchkey/site/standalone';
import * as landing from './screens/landing/landing.screen.ts';
import * as words from './i18n.ts';

void mountStandalone('marketing', { landing: landing }, words);
