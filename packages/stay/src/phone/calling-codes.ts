/** Countries and territories (ISO 3166) with the code that their telephone numbers begin with abroad (ITU-T E.164). */
const table =
  'AD376 AE971 AF93 AG1 AI1 AL355 AM374 AO244 AR54 AT43 AU61 AZ994 BA387 BB1 BD880 BE32 BF226 BG359 BH973 BI257 BJ229 BM1 BN673 BO591 BR55 BS1 BT975 BW267 BY375 BZ501 CA1 CD243 CF236 CG242 CH41 CI225 CL56 CM237 CN86 CO57 CR506 CU53 CV238 CY357 CZ420 DE49 DJ253 DK45 DM1 DO1 DZ213 EC593 EE372 EG20 ER291 ES34 ET251 FI358 FJ679 FR33 GA241 GB44 GD1 GE995 GH233 GI350 GM220 GN224 GQ240 GR30 GT502 GW245 GY592 HK852 HN504 HR385 HT509 HU36 ID62 IE353 IL972 IN91 IQ964 IR98 IS354 IT39 JM1 JO962 JP81 KE254 KG996 KH855 KM269 KN1 KR82 KW965 KY1 KZ7 LA856 LB961 LC1 LI423 LK94 LR231 LS266 LT370 LU352 LV371 LY218 MA212 MC377 MD373 ME382 MG261 MK389 ML223 MM95 MN976 MO853 MR222 MT356 MU230 MV960 MW265 MX52 MY60 MZ258 NA264 NE227 NG234 NI505 NL31 NO47 NP977 NZ64 OM968 PA507 PE51 PG675 PH63 PK92 PL48 PS970 PT351 PY595 QA974 RO40 RS381 RU7 RW250 SA966 SC248 SD249 SE46 SG65 SI386 SK421 SL232 SM378 SN221 SO252 SR597 SS211 SV503 SY963 SZ268 TD235 TG228 TH66 TJ992 TL670 TM993 TN216 TR90 TT1 TW886 TZ255 UA380 UG256 US1 UY598 UZ998 VC1 VE58 VN84 XK383 YE967 ZA27 ZM260 ZW263';

export interface CallingCode {
  /** ISO 3166, two letters. */
  readonly country: string;
  /** Without the plus: `91`. */
  readonly code: string;
}

export const callingCodes: readonly CallingCode[] = table
  .split(' ')
  .map((entry) => ({ country: entry.slice(0, 2), code: entry.slice(2) }));

/** Of countries that share a code, the one that is meant when nothing else is known. */
const first: Readonly<Record<string, string>> = { '1': 'US', '7': 'RU' };

/** The country of a number in international form (`+918041234567`), or null where its code is not known. */
export function countryOfNumber(number: string): string | null {
  const digits = number.replace(/^\+/, '');
  for (const length of [3, 2, 1]) {
    const code = digits.slice(0, length);
    const found = callingCodes.find((one) => one.code === code);
    if (found !== undefined) return first[code] ?? found.country;
  }
  return null;
}

/** The code of a country, or null where it has none here. */
export const codeOfCountry = (country: string): string | null =>
  callingCodes.find((one) => one.country === country)?.code ?? null;
