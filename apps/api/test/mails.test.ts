import { directionOf } from '@latchkey/format/locale';
import { routesOn } from '@latchkey/site/urls';
import { caniemail, type CanIEmailOptions } from 'caniemail';
import { beforeAll, describe, expect, it } from 'vitest';
import { mailPage } from '../src/features/messaging/messages/mail-page.ts';
import { mailText } from '../src/features/messaging/messages/mail-text.ts';
import { smsSegments } from '../src/features/messaging/messages/sms-text.ts';
import { everyMail, type MadeMail } from './every-mail.ts';
import { openEngine } from './open-engine.ts';

// Shows docs/rules.md: What guests are told (Notices).

/** The programs that most guests read their mail in. */
const clients: CanIEmailOptions['clients'] = ['gmail.*', 'apple-mail.*', 'outlook.*', 'yahoo.*', 'samsung-email.*'];

/**
 * What some programs leave out without harm: they bring a body of their own, a layout table is then read as a table, and
 * what says that the letter is a light one is for those that would darken it.
 */
const harmless = new Set(['<body> element', 'role attribute', 'color-scheme meta tag', '<style> element']);

describe('every mail about a stay, in every language', () => {
  const engine = openEngine();
  let mails: readonly MadeMail[] = [];
  beforeAll(async () => {
    mails = await everyMail(engine);
  });
  const everyOne = (work: (mail: MadeMail & { html: string }) => void): void => {
    expect(mails.length).toBeGreaterThan(90);
    for (const mail of mails) work({ ...mail, html: mailPage(mail.page) });
  };

  it('is HTML that the major mail programs draw', () => {
    const faults = new Set<string>();
    const judged = new Set<string>();
    everyOne(({ name, html }) => {
      const skeleton = html.replaceAll(/>[^<]+</g, '>text<').replaceAll(/(href|alt)="[^"]*"/g, '$1="x"');
      if (judged.has(skeleton)) return;
      judged.add(skeleton);
      for (const [client, issues] of caniemail({ clients, html: skeleton }).issues.errors)
        for (const { title } of issues) if (!harmless.has(title)) faults.add(`${name}: ${title} in ${client}`);
    });
    expect([...faults]).toEqual([]);
  }, 60_000);

  it('has every word filled in, in HTML, text and SMS', () => {
    everyOne(({ html, page, sms = '' }) => {
      for (const written of [html, mailText(page), sms]) expect(written).not.toMatch(/\{\w+\}|undefined|NaN|null\b/);
    });
  });

  it('is written in the direction of its language, and asks nobody for an image', () => {
    everyOne(({ language, html }) => {
      expect(html).toContain(`lang="${language}" dir="${directionOf(language)}"`);
      expect(html).not.toMatch(/src="(?!cid:)|url\(|<link|data:/);
    });
  });

  it('takes what guests have typed as text', () => {
    const written = mails.filter(({ name }) => name === 'voucher').map(({ page }) => mailPage(page));
    for (const html of written) {
      expect(html).toContain('&lt;b&gt;no street&lt;/b&gt; &amp; two pillows.');
      expect(html).toContain('Rao &amp; Söhne &lt;GmbH&gt;');
    }
  });

  it('leads to pages that are there, on the hotel’s own site', () => {
    const pages = routesOn('hotel').filter(([, { screen }]) => screen !== null);
    everyOne(({ name, html }) => {
      const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
      expect([name, links.length > 0]).toEqual([name, true]);
      for (const href of links.filter((one) => one.startsWith('http'))) {
        const url = new URL(href);
        if (url.hostname === 'www.google.com') continue;
        expect(url.hostname).toBe('sandalwood.localhost');
        const shapes = pages.map(([, { path }]) => new RegExp(`^${path.replaceAll(/\$\w+/g, '[^/]+')}$`));
        expect([href, shapes.some((shape) => shape.test(url.pathname))]).toEqual([href, true]);
      }
    });
  });

  it('says the same in its text as in its HTML', () => {
    everyOne(({ page }) => {
      const text = mailText(page);
      for (const { facts } of page.sections ?? [])
        for (const { name, value } of facts) expect(text).toContain(`${name}: ${value}`);
      expect(text).toContain(page.button?.url);
    });
  });

  it('names everybody, the price tax by tax, what is due, the deadline and the code in the voucher', () => {
    const english = mails.find(({ name, language }) => name === 'voucher' && language === 'en');
    if (english === undefined) throw new Error('no voucher');
    const text = mailText(english.page);
    expect(text).toContain('Guests: Asha Rao, Ravi Rao, Meera Iyer, Tomás ’t Hooft');
    expect(text).toContain('Number of guests: 4 adults, 1 infant');
    expect(text).toMatch(/GST 5 %: ₹1,958\n/);
    expect(text).toContain('Due at the hotel: ₹36,408');
    expect(text).toContain('Before Fri 8 Jan 2027, 2\u00A0pm: You get ₹5,850 back');
    expect(text).toContain('If you do not come, the hotel keeps ₹6,000.');
    expect(text).toContain('You arrive: between 4\u00A0pm and 5\u00A0pm');
    expect(text).toContain('Please bring: A photo ID for each adult.');
    expect(english.page.key?.code).toMatch(/^[A-Z0-9]{4}-[A-Z0-9]{4}$/);
    expect(english.sms).toMatch(
      /, Sun 10 - Fri 15 Jan 2027, Check-in from 2 pm\. http:\/\/sandalwood\.localhost(:\d+)?\/b\/[\w-]{10}$/,
    );
  });

  it('goes by SMS as one message, or as two where a message has room for 70 signs alone', () => {
    const most = (language: string): number => (language === 'ar' || language === 'hi' ? 2 : 1);
    expect(mails.filter(({ sms = '', language }) => smsSegments(sms) > most(language)).map(({ sms }) => sms)).toEqual(
      [],
    );
  });

  it('names the hotel in its SMS, and in those of another script the day and the hour', () => {
    everyOne(({ name, language, sms = '' }) => {
      if (sms === '') return;
      expect([name, language, sms.includes('Sandalwood Courtyard') || sms.includes('صندل') || sms]).toEqual([
        name,
        language,
        true,
      ]);
      const isOfSeventy = language === 'ar' || language === 'hi';
      // The link may have any figure in it.
      const said = sms.replace(/https?:\/\/\S+/, '');
      expect([name, sms, !isOfSeventy || /(^|\D)2(\D|$)/.test(said)]).toEqual([name, sms, true]);
    });
  });

  it('says that money is refunded only where it is', () => {
    everyOne(({ name, language, page }) => {
      if (language !== 'en') return;
      expect([name, /refunded/i.test(mailText(page))]).toEqual([
        name,
        name === 'refund_processed' || name === 'given_back',
      ]);
    });
  });

  it('brings the stay as schema.org data where it is confirmed, changed or cancelled', () => {
    const states = Object.fromEntries(
      mails
        .filter(({ language, page }) => language === 'de' && page.structuredData !== undefined)
        .map(({ name, page }) => [name, page.structuredData]),
    );
    expect(states).toMatchObject({
      voucher: {
        '@type': 'LodgingReservation',
        reservationStatus: 'http://schema.org/ReservationConfirmed',
        checkinTime: '2027-01-10T14:00:00+05:30',
        checkoutTime: '2027-01-15T11:00:00+05:30',
        totalPrice: '42408',
        priceCurrency: 'INR',
        numAdults: 4,
      },
      changed: { reservationStatus: 'http://schema.org/ReservationConfirmed' },
      cancelled: { reservationStatus: 'http://schema.org/ReservationCancelled' },
    });
    expect(Object.keys(states).toSorted()).toEqual(['cancelled', 'changed', 'voucher']);
  });
});
