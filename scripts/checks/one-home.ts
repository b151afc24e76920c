import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../run/paths.ts';

// Rules that were once written in two places, each with its one home and what a second writing of it would look like.
// Where the pattern is needed for another reason, the file is named with it.
interface Rule {
  readonly rule: string;
  readonly home: string;
  readonly pattern: RegExp;
  readonly elsewhere?: readonly string[];
}

const rules: readonly Rule[] = [
  {
    rule: 'the ways to pay, their modes and plans',
    home: 'packages/booking-core/src/payment-ways/payment-ways.ts',
    pattern: /'online'\s*[|,]\s*'at-property'|'at-property'\s*[|,]\s*'online'|'full'\s*[|,]\s*'advance'/,
    elsewhere: [
      'apps/api/src/database/migrations/0002-bookings.ts',
      'packages/testing/src/hotel/rooms.ts',
      'packages/testing/src/hotel/site.ts',
    ],
  },
  {
    rule: 'how long a field may be (what is only figures says so by itself)',
    home: 'packages/booking-core/src/validation/field-lengths.ts',
    pattern: /maxLength=\{\d/,
    elsewhere: [
      'apps/booking-status/src/look-up/code-form.tsx',
      'apps/booking-status/src/screens/booking/parts/enter-code.tsx',
      'apps/hotel-home/src/screens/home/talk/price-dialog.island.tsx',
      'apps/marketing/src/screens/corporate-booking/parts/enquiry-form.tsx',
      'apps/marketing/src/screens/list-your-hotel/parts/hotelier-form.tsx',
    ],
  },
  {
    rule: 'the first state of a booking',
    home: 'packages/booking-core/src/booking-states/moves.ts',
    pattern: /\? 'payment_pending' : 'confirmed'/,
  },
  { rule: 'a telephone link', home: 'packages/format/src/phone.ts', pattern: /['"`]tel:\$/ },
  {
    rule: 'an hour as HH:00',
    home: 'packages/booking-core/src/clock/clock-hour.ts',
    pattern: /padStart\(2, '0'\)\}?:00/,
  },
  {
    rule: 'a stay as an entry of a calendar',
    home: 'packages/format/src/calendar-file.ts',
    pattern: /[`'"]UID:/,
    elsewhere: ['packages/format/src/calendar-of-visits.ts'],
  },
  { rule: 'the quality of pictures by connection', home: 'packages/site/src/urls/images.ts', pattern: /'slow-2g'/ },
  { rule: 'the comma of a language', home: 'packages/format/src/list.ts', pattern: /['"`]، ['"`]/ },
  {
    rule: 'the languages of the site',
    home: 'packages/booking-core/src/language/locales.ts',
    pattern: /\['en', 'de', 'ar', 'hi'\]/,
  },
  {
    rule: 'the direction of a language',
    home: 'packages/booking-core/src/language/locales.ts',
    pattern: /=== 'ar' \? '(?:rtl|right)'/,
  },
  {
    rule: 'the processing charge of an online payment',
    home: 'packages/booking-core/src/refund/refund.ts',
    pattern: /=\s*2\.5\b|\b0\.025\s*\*|\*\s*0\.025\b/,
  },
  {
    rule: 'whether a typed code is a coupon’s',
    home: 'packages/booking-core/src/promotion/coupon-name.ts',
    pattern:
      /toUpperCase\(\)\s*[!=]==\s*\S*\.(?:trim\(\)\.)?toUpperCase\(\)|toUpperCase\(\)\s*[!=]==\s*\w+\?\.toUpperCase/,
  },
  {
    rule: 'what of the money paid still counts',
    home: 'packages/booking-core/src/refund/paid-towards.ts',
    pattern: /(?:captured|amountPaid) - (?:\w+\.)?(?:refunding|refundAmount|kept)/,
  },
  {
    rule: 'the field of a promo code',
    home: 'packages/ui/src/promo-code/code-field.tsx',
    pattern: /(?:couponCode|promoCode)["'\s\S]{0,400}maxLength=\{40\}/,
  },
  {
    rule: 'an anchor of a hotel’s home',
    home: 'packages/site/src/urls/hotel-home-url.ts',
    pattern: /["'`}]#(?:rooms|offers|reviews|around|good-to-know)["'`]/,
  },
  {
    rule: 'the contrast of two colours',
    home: 'packages/booking-core/src/colour/contrast.ts',
    pattern: /\b0\.2126\b/,
  },
  {
    rule: 'the number of a day since 1970',
    home: 'packages/booking-core/src/dates/local-date.ts',
    pattern: /Date\.parse\([^)]*\)\s*\/\s*(?:dayMs|86_400_000)/,
    // The calendar counts on plain text, also where it is no date yet.
    elsewhere: ['packages/ui/src/date-range/stay-rules.ts'],
  },
  {
    rule: 'equal names counted',
    home: 'packages/format/src/counted-names.ts',
    pattern: /[:?(]\s*`\$\{[^}]*\} × \$\{(?:\w*[nN]ame|addon\.name)/,
  },
  {
    rule: 'the hash under which the engine keeps a text',
    home: 'apps/api/src/hash-of.ts',
    pattern: /createHash\('sha256'\)\s*\.update\([\s\S]{0,80}?\)\s*\.digest\('base64url'\)/,
  },
  {
    rule: 'a party as search parameters',
    home: 'packages/site/src/urls/guests.ts',
    pattern: /childAges\.length === 0 \? \{\} : \{ children:/,
  },
  {
    rule: 'the party that a search names',
    home: 'packages/site/src/urls/guests.ts',
    pattern: /parseGuests\(\s*search\['adults'\] \?\?/,
  },
];

const files = globSync('{apps,packages}/*/{src,exports}/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.(?:test|test-d|stories)\.tsx?$/.test(file),
);
const faults: string[] = [];
for (const file of files) {
  const text = readFileSync(path.join(root, file), 'utf8');
  for (const { rule, home, pattern, elsewhere = [] } of rules)
    if (file !== home && !elsewhere.includes(file) && pattern.test(text))
      faults.push(`${file}: ${rule} has its home in ${home}; call it instead of writing it again`);
}
for (const { rule, home } of rules)
  if (!files.includes(home)) faults.push(`scripts/checks/twins.ts: the home of ${rule}, ${home}, is gone`);

for (const fault of faults) console.error(fault);
console.log(`${rules.length} rules, ${files.length} files, ${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;
