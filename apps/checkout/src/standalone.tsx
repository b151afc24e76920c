import '@latchkey/ui/base.css';
import { mountStandalone } from '@latchkey/site/standalone';
import * as payment from './screens/payment/payment.screen.ts';
import * as roomCheckout from './screens/room-checkout/room-checkout.screen.ts';
import * as words from './i18n.ts';

void mountStandalone('checkout', { payment: payment, 'room-checkout': roomCheckout }, words);
