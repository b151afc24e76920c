import { checkIn } from './check-in.ts';
import { bookStay, payLater } from './checkout.ts';
import { find, homeToCheckout } from './home.ts';
import { cancelStay, changeStay, divide, payShare } from './own-booking.ts';
import type { Plan } from './walk.types.ts';

/** A walk, the apps whose screens it presses, and whether the sandbox's gateway is needed. The shell is in all of them. */
interface ListedWalk {
  readonly plan: Plan;
  readonly apps: readonly string[];
  readonly isPaid?: true;
}

/** Every walk, by the name under which the browser's process knows its presses. */
const walks: Readonly<Record<string, ListedWalk>> = {
  find: { plan: find, apps: ['marketing'] },
  'home to checkout': { plan: homeToCheckout(true), apps: ['hotel-home'] },
  'home to checkout without a script': { plan: homeToCheckout(false), apps: ['hotel-home'] },
  'book at the hotel': { plan: bookStay('at-property', true), apps: ['checkout'] },
  'book at the hotel without a script': { plan: bookStay('at-property', false), apps: ['checkout'] },
  'book and pay': { plan: bookStay('full', true), apps: ['checkout'], isPaid: true },
  'pay later': { plan: payLater, apps: ['checkout'], isPaid: true },
  cancel: { plan: cancelStay(true), apps: ['booking-status'] },
  'cancel without a script': { plan: cancelStay(false), apps: ['booking-status'] },
  change: { plan: changeStay(true), apps: ['booking-status'] },
  'change without a script': { plan: changeStay(false), apps: ['booking-status'] },
  divide: { plan: divide, apps: ['shares'] },
  'pay a share': { plan: payShare, apps: ['shares'], isPaid: true },
  'check in': { plan: checkIn, apps: ['desk'] },
};

/** The walks that an app is released with. */
export const walksOf = (app: string, kind: 'shell' | 'remote'): [string, ListedWalk][] =>
  Object.entries(walks).filter(([, { apps }]) => kind === 'shell' || apps.includes(app));
