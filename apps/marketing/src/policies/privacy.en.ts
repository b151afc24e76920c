import { paymentCompany } from './payment-company.ts';
import { measuringWords } from './measuring/measuring.en.ts';
import { measuringClause, measuringCookies } from './measuring/measuring-clause.ts';
import type { PolicyWords } from './policy.types.ts';

// Model text: a lawyer reads it before a hotel's guests rely on it (`legal.readByLawyerOn` of the hotel's files).
export const words: PolicyWords = {
  title: 'Privacy policy',
  lead: ({ hotel, provider }) =>
    hotel === null
      ? `What ${provider} keeps of the people who use its websites, why, for how long, and who else sees it.`
      : `What we keep about you when you book with ${hotel.name}, why, for how long, and who else sees it.`,
  clauses: (facts) => {
    const { hotel, provider, quoteDays, codeHours, requestKeyDays, unconfirmedDays, cookieDays } = facts;
    const { trialDays, releaseMinutes } = facts;
    return [
      {
        id: 'who',
        title: 'Who is responsible',
        text:
          hotel === null
            ? [
                `${provider} runs booking websites on behalf of hotels. For a booking the hotel is responsible; its own privacy policy is linked from each of its pages. This page is about the websites themselves.`,
              ]
            : [
                `${hotel.name} is responsible for your booking and your data. ${provider} runs this website and the booking engine on the hotel's behalf and follows its instructions.`,
              ],
        ...(hotel === null
          ? {}
          : {
              rows: [
                { name: 'Hotel', text: `${hotel.name}, ${hotel.address}` },
                { name: 'Email', text: hotel.email },
                { name: 'Phone', text: hotel.phone },
              ],
            }),
      },
      {
        id: 'kept',
        title: 'What is kept',
        text: ['Only what you type, and what follows from it:'],
        rows: [
          {
            name: 'A booking',
            text: 'Your name, contact number, email and, if you give it, your age; the names of those who travel with you; dates, rooms, guests, extras, special requests and arrival time; the company and tax number for an invoice, if you give them; the language you read; what was booked, changed, paid and refunded, and when.',
          },
          {
            name: 'A payment',
            text: 'The amount and the numbers the payment company gave to the order, the payment and the refund. Never a card number: you type it in the payment company’s own window, and it reaches neither the hotel nor this website.',
          },
          ...(hotel === null || hotel.gateways.includes('stripe')
            ? [
                {
                  name: 'What a wallet tells',
                  text: 'Where you book with Apple Pay, Google Pay or Link: your name, email, contact number and the country of your address, as if you had typed them. Nothing else of your address is read.',
                },
                {
                  name: 'A card kept as a guarantee',
                  text: 'Where you leave a card and pay nothing: its company and last four digits, and the name that the payment company gave to it. The card itself the payment company keeps, and forgets it three days after your departure, once a fee is paid or asked of you, after a cancellation that costs nothing, or when you ask to be erased. Where a security deposit is held on it: the sum, and, if something was taken of it, how much and the reason that you were told.',
                },
              ]
            : []),
          {
            name: 'A divided cost',
            text: 'What each share is called, and the name and email that its payer gives and the language they read. You see the name of who has paid, and never the email; the receipt and word of a refund go there. It is erased with the booking’s guests.',
          },
          {
            name: 'A question, a better price, feedback, a company enquiry',
            text: 'What you typed into that form, so that it can be answered, and the answer.',
          },
          {
            name: 'Messages',
            text: 'What you and the hotel write to each other about your booking.',
          },
          {
            name: 'A review',
            text: 'Your rating, your words and the name you sign with, if you give one. They are shown on the hotel’s page.',
          },
          {
            name: 'The newsletter',
            text: 'Your email address, once you have confirmed it by the link we send. Every newsletter has a link to unsubscribe.',
          },
          {
            name: 'The address for a room alert',
            text: 'Your email address, the dates and the guests, so that you can be told once.',
          },
          {
            name: 'A plan for your days',
            text: 'The number of days, the purpose of your visit, and your email where you ask for the plan by mail.',
          },
        ],
      },
      {
        id: 'why',
        title: 'Why',
        text: [
          'To give you the room you booked, to take payment and make refunds, and to write to you about your stay (your contract). To keep the accounts that the law asks for (a legal duty). To keep the website safe from misuse (a legitimate interest). For the newsletter: because you asked for it (your consent, which you can take back at any time).',
          'You are not profiled, and no decision about you is made by a computer alone.',
        ],
      },
      {
        id: 'who-else',
        title: 'Who else gets it',
        text: ['Your data is not sold. These receive what they need for their part:'],
        rows: [
          ...(hotel === null
            ? []
            : [
                {
                  name: 'The hotel and the provider',
                  text: `${hotel.name} and, working for it, ${provider}.`,
                },
              ]),
          {
            name: 'The payment company',
            text: `${paymentCompany(hotel?.gateways, 'The payment company of the hotel', 'or')} gets your name, email and contact number, so that you need not type them again, and the amount. Its script is loaded only when you go to pay. Its own privacy policy holds in its window.`,
          },
          { name: 'Email and SMS services', text: 'The message and the address or number it goes to.' },
          {
            name: 'A language model, for plans of days',
            text: 'Where one is used it rewords the plan. It gets places and times, and nothing about you.',
          },
          {
            name: 'A map server',
            text: 'Where a page shows a street map, your browser fetches its pictures from the server of the map, which sees your network address.',
          },
        ],
      },
      {
        id: 'cookies',
        title: 'Cookies and what your browser keeps',
        text: [facts.measuring ? measuringWords.cookies.leadMeasured : measuringWords.cookies.lead],
        rows: [
          {
            name: 'latchkey-language',
            text: `A cookie and an entry in local storage: the language you chose. The cookie lasts ${cookieDays} days.`,
          },
          {
            name: 'latchkey_device (over HTTPS: __Host-latchkey_device)',
            text: `A cookie set when you book, enter a code, open a link of ours in a mail, or send a form without scripts that has to be corrected: a random token by which your booking knows this device, for ${cookieDays} days. Scripts cannot read it. The page of your booking can remove it from a shared device.`,
          },
          {
            name: 'latchkey_cookies',
            text: `A cookie set when you have a code sent, for 15 minutes: it says nothing but that your browser keeps cookies, so that a code is not spent in vain.`,
          },
          {
            name: 'latchkey-pin',
            text: `A cookie from checkout on, for ${releaseMinutes} minutes: which version of this website your booking began on, so that it ends on the same.`,
          },
          {
            name: 'latchkey-bucket',
            text: `A cookie given only while a new version of this website is tried: a number from 0 to 9999 that says whether you see it, for ${trialDays} days. Many people have the same number.`,
          },
          {
            name: 'latchkey-experiment',
            text: `A cookie given only while two versions of a page are compared, to guests who have not declined measuring: which of the two you see, so that it stays the same until you have booked, and that you were counted, for ${trialDays} days. It changes no price and says nothing of who you are.`,
          },
          {
            name: 'bookingObj, bookingId',
            text: 'Session storage: which booking you are making in this tab. No personal data; gone when the tab is closed.',
          },
          {
            name: 'latchkey-domain',
            text: 'Local storage: whether you are on the domain of a hotel, of the booking platform or of the provider.',
          },
          { name: 'latchkey-crash-reload', text: 'Local storage: when a page last reloaded itself after a fault.' },
          {
            name: 'planner …',
            text: 'Cache storage, once you open the planner: the last four plans with their files, so that you can read them without a network. Deleting the data of this website in your browser removes them.',
          },
          ...measuringCookies(measuringWords, facts),
        ],
      },
      {
        id: 'analytics',
        title: 'Analytics and opting out',
        ...measuringClause(measuringWords, facts, {
          none: 'This website carries no analytics, no advertising pixels and no recording of visits, so there is nothing to opt out of. Should that change, this page will say so first, an opt-out will stand here, and nothing will be measured for browsers that send Do Not Track or Global Privacy Control.',
          server:
            'The server writes a line for each answer: its kind, its result and how long it took, without your address and without the address of the page. To stop floods of requests, requests are counted by IP address for as long as a count lasts, minutes at most. So that nobody keeps rooms from others or has strangers written to, bookings that are not paid for and messages are counted as well, by hashes of network address, device, number and email address: for a day and a half at most, or until a stay that was not paid for is over.',
        }),
      },
      {
        id: 'how-long',
        title: 'For how long',
        text: [],
        rows: [
          {
            name: 'Bookings',
            text: 'Until you ask for them to be erased, and with them what you and the hotel wrote to each other. Amounts, dates and rooms then stay, without your name, for as long as tax law wants the accounts.',
          },
          { name: 'Prices you asked for and did not book', text: `${quoteDays} days.` },
          { name: 'Codes and links in mails', text: `${codeHours} hours after they run out.` },
          { name: 'Keys that keep a second press from booking twice', text: `${requestKeyDays} days.` },
          { name: 'A newsletter address that was not confirmed', text: `${unconfirmedDays} days.` },
          {
            name: 'The address for a room alert',
            text: `Until the mail is sent, the nights are past or you say no by the link in the mail; ${unconfirmedDays} days where it was not confirmed.`,
          },
          {
            name: 'Questions, better prices, feedback, company enquiries, the newsletter',
            text: 'Until you ask for them to be erased; the newsletter until you end it by the link in any newsletter.',
          },
        ],
      },
      {
        id: 'rights',
        title: 'Your rights',
        text: [
          hotel === null
            ? 'You can have a copy of what is kept of you, have it corrected, restricted or erased, and object to its use. For a booking write to the hotel; for anything else reply to any mail you had from us.'
            : `You can have a copy of what is kept of you, have it corrected, restricted or erased, and object to its use: write to ${hotel.email}. The copy is a file that other programs can read. While a stay is ahead of you, its booking cannot be erased; cancel it first, or wait until it is over.`,
          'So that nobody else gets your data, we send a code to the number or email of the booking first. You may also complain to the data protection authority where you live.',
        ],
      },
      {
        id: 'safe',
        title: 'How it is kept safe',
        text: [
          'Everything travels encrypted. A booking shows names, numbers and sums only on the device that made it, or after you enter a code that we send you. Pages where you pay load nothing from anybody but the payment company.',
        ],
      },
    ];
  },
  ownClauses: 'From the hotel itself',
  imprint: 'Legal notice',
};
