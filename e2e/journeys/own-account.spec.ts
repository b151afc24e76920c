import { axeOn } from '../accessibility/axe.ts';
import { ready } from '../guard.ts';
import { paidHouses } from '../hotels.ts';
import { callerBy, hire } from '../pages/desk-team.ts';
import { openDesk, staffLink } from '../pages/desk.ts';
import { HotelHome } from '../pages/hotel-home.ts';
import { addressOf, hosts } from '../running/addresses.ts';
import { mondayStay } from '../stays.ts';
import { expect, test } from '../test.ts';
import { wordsOf } from '../words.ts';

// Shows docs/rules.md: People of a hotel (In files or at the desk).

const card = '4242 4242 4242 4242';
const keys = { public: 'pk_test_sandboxOwnHouse', secret: 'sk_test_sandboxOwnHouse', unknown: 'sk_test_ofNobody' };

test('an owner gives the keys of an own account, guests pay by it, and the desk gives the money back', async ({
  page,
  browser,
  roomCheckout,
  payment,
  booking,
  traveller,
  language,
  guard,
}) => {
  test.slow();
  guard.allow(/status of 4/);
  const say = wordsOf('desk', language);
  const hotel = language === 'ar' ? paidHouses.ar : paidHouses.en;
  const { mail } = await hire([hotel], 'owner', { name: 'Meera', language });
  const owner = await callerBy(hotel, await staffLink(hotel, mail));
  const desk = await (await browser.newContext()).newPage();
  await openDesk(desk, await staffLink(hotel, mail), language);
  const open = async (path: string): Promise<void> => {
    await desk.goto(`${addressOf(hosts.desk)}/h/${hotel.id}${path}${path.includes('?') ? '&' : '?'}lang=${language}`);
    await ready(desk);
  };
  const told = (words: string) => desk.getByRole('status').filter({ hasText: say(words) });

  await test.step('keys that the company does not know are refused, the right ones kept and not shown', async () => {
    await open('/set-up/payment');
    const stripe = desk.getByRole('region', { name: say('Keys of {company}', { values: { company: 'Stripe' } }) });
    const secret = stripe.getByLabel(say('Secret key (“Secret key”)'));
    await stripe.getByText(say('Type the keys')).click();
    await stripe.getByLabel(say('Public key (“Publishable key”)')).fill(keys.public);
    await secret.fill(keys.unknown);
    await secret.press('Enter');
    await expect(
      stripe.getByText(
        say(
          'The payment provider does not recognise these keys. Please copy both again: a secret key is shown only once.',
        ),
      ),
    ).toBeVisible();
    await expect(secret).toHaveValue('');
    await expect(stripe.getByLabel(say('Public key (“Publishable key”)'))).toHaveValue(keys.public);
    expect((await axeOn(desk).analyze()).violations).toEqual([]);
    await secret.fill(keys.secret);
    await secret.press('Enter');
    await expect(told('The payment provider accepted the keys, and they are saved.')).toBeVisible();
    expect(await desk.content()).not.toContain(keys.secret);
    expect(desk.url()).not.toContain('sk_test');
  });

  await test.step('it is chosen in the draft, and published', async () => {
    await ready(desk);
    await desk
      .getByRole('radio', {
        name: say('Your own account at <0>{0}</0>', { place: 'start', values: { '0': 'Stripe' } }),
      })
      .check();
    await desk
      .getByRole('button', { name: say('Save in the draft', { context: 'the draft of what guests see' }) })
      .click();
    await expect(told('Saved in the draft. Guests do not see it yet.')).toBeVisible();
    const { draft } = (await (await owner.call('GET', 'set-up')).json()) as {
      readonly draft: { readonly version: number };
    };
    expect((await owner.call('POST', 'set-up/publications', { version: draft.version })).status).toBe(200);
  });

  await test.step('a guest pays by it', async () => {
    const home = new HotelHome(page, hotel, language);
    await expect(async () => {
      await home.openFor(mondayStay(hotel, 12));
      await home.book('teak-king', 'breakfast');
      await expect(roomCheckout.title).toBeVisible({ timeout: 5000 });
    }).toPass();
    await roomCheckout.payInFull(traveller);
    await payment.payByCard(card);
    await expect(booking.confirmedFor('Meera')).toBeVisible();
    await ready(page);
  });

  await test.step('the desk gives some of it back', async () => {
    const reference = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await open(`/bookings/${reference}?open=refund`);
    await desk.getByRole('textbox', { name: say('Sum in {sign}') }).fill('40');
    await desk.getByRole('button', { name: say('Show what it does') }).click();
    await desk.getByRole('button', { name: say('Give {sum} back to {name}', { place: 'part' }) }).click();
    await expect(desk.getByRole('main').getByRole('status')).toHaveText(
      say('Refunded. The guest is notified how the money arrives.', { place: 'start' }),
    );
  });
});
