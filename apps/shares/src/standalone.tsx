import '@latchkey/ui/base.css';
import { mountStandalone } from '@latchkey/site/standalone';
import * as divide from './screens/divide/divide.screen.ts';
import * as share from './screens/share/share.screen.ts';
import * as words from './i18n.ts';

void mountStandalone('shares', { divide: divide, share: share }, words);
