/** A city whose place is known, so that its houses need not type it. */
export interface CityPreset {
  /** Its names, in search letters (`searchWords`), those of other languages among them. */
  readonly names: readonly string[];
  readonly country: string;
  readonly latitude: number;
  readonly longitude: number;
  /** The place of docs/taxes that it is; null where only what its country has holds. */
  readonly taxes: string | null;
  /** Where its country has several. */
  readonly timeZone?: string;
}

/** A row of a table of cities. */
export const city = (
  names: string,
  country: string,
  latitude: number,
  longitude: number,
  taxes: string | null = null,
  timeZone?: string,
): CityPreset => ({
  names: names.split('|'),
  country,
  latitude,
  longitude,
  taxes,
  ...(timeZone === undefined ? {} : { timeZone }),
});

/** The places of docs/taxes, and cities in which many small houses are. Coordinates are those of the middle of the city. */
export const cities: readonly CityPreset[] = [
  city('berlin|برلين|बर्लिन', 'DE', 52.52, 13.405, 'Berlin'),
  city('hamburg|هامبورغ|हैम्बर्ग', 'DE', 53.5511, 9.9937, 'Hamburg'),
  city('dresden|دريسدن|ड्रेसडेन', 'DE', 51.0504, 13.7373, 'Dresden'),
  city('munchen|muenchen|munich|ميونخ|म्यूनिख', 'DE', 48.1372, 11.5756),
  city('koln|koeln|cologne|كولونيا', 'DE', 50.9375, 6.9603),
  city('leipzig|لايبزيغ', 'DE', 51.3397, 12.3731),
  city('wien|vienna|فيينا|वियना', 'AT', 48.2082, 16.3738, 'Vienna'),
  city('salzburg|سالزبورغ', 'AT', 47.8095, 13.055, 'Salzburg'),
  city('zurich|zuerich|زيورخ', 'CH', 47.3769, 8.5417, 'Zurich'),
  city('paris|باريس|पेरिस', 'FR', 48.8566, 2.3522, 'Paris'),
  city('amsterdam|أمستردام', 'NL', 52.3676, 4.9041, 'Amsterdam'),
  city('edinburgh|إدنبرة', 'GB', 55.9533, -3.1883, 'Edinburgh'),
  city('london|لندن|लंदन', 'GB', 51.5074, -0.1278, 'London'),
  city('dublin|دبلن', 'IE', 53.3498, -6.2603, 'Dublin'),
  city('kobenhavn|copenhagen|kopenhagen|كوبنهاغن', 'DK', 55.6761, 12.5683, 'Copenhagen'),
  city('praha|prag|prague|براغ', 'CZ', 50.0755, 14.4378, 'Prague'),
  city('budapest|بودابست', 'HU', 47.4979, 19.0402, 'Budapest'),
  city('barcelona|برشلونة', 'ES', 41.3874, 2.1686, 'Barcelona'),
  city('palma|palma de mallorca|بالما', 'ES', 39.5696, 2.6502, 'Palma'),
  city('madrid|مدريد', 'ES', 40.4168, -3.7038),
  city('sevilla|seville|إشبيلية', 'ES', 37.3891, -5.9845),
  city('roma|rome|rom|روما|रोम', 'IT', 41.9028, 12.4964, 'Rome'),
  city('firenze|florence|florenz|فلورنسا', 'IT', 43.7696, 11.2558, 'Florence'),
  city('milano|milan|mailand|ميلانو', 'IT', 45.4642, 9.19, 'Milan'),
  city('venezia|venice|venedig|البندقية', 'IT', 45.4408, 12.3155, 'Venice'),
  city('lisboa|lisbon|lissabon|لشبونة', 'PT', 38.7223, -9.1393, 'Lisbon'),
  city('porto|بورتو', 'PT', 41.1579, -8.6291),
  city('athina|athens|athen|أثينا', 'GR', 37.9838, 23.7275, 'Athens'),
  city('chania|خانيا', 'GR', 35.5138, 24.018, null),
  city('dubrovnik|دوبروفنيك', 'HR', 42.6507, 18.0944, 'Dubrovnik'),
  city('split|سبليت', 'HR', 43.5081, 16.4402),
  city('istanbul|إسطنبول|इस्तांबुल', 'TR', 41.0082, 28.9784, 'Istanbul'),
  city('dubai|دبي|दुबई', 'AE', 25.2048, 55.2708, 'Dubai'),
  city('abu dhabi|أبوظبي|أبو ظبي|अबू धाबी', 'AE', 24.4539, 54.3773, 'Abu Dhabi'),
  city('sharjah|الشارقة', 'AE', 25.3463, 55.4209),
  city('tokyo|طوكيو|टोक्यो', 'JP', 35.6762, 139.6503, 'Tokyo'),
  city('kyoto|كيوتو', 'JP', 35.0116, 135.7681, 'Kyoto'),
  city('osaka|أوساكا', 'JP', 34.6937, 135.5023, 'Osaka'),
  city('singapore|singapur|سنغافورة', 'SG', 1.3521, 103.8198, 'Singapore'),
  city('ubud|أوبود|उबुद', 'ID', -8.5069, 115.2625, 'Bali', 'Asia/Makassar'),
  city('canggu|تشانغو', 'ID', -8.6478, 115.1385, 'Bali', 'Asia/Makassar'),
  city('denpasar|bali|بالي|बाली', 'ID', -8.6705, 115.2126, 'Bali', 'Asia/Makassar'),
  city('yogyakarta', 'ID', -7.7956, 110.3695),
  city('kuala lumpur|كوالالمبور', 'MY', 3.139, 101.6869, 'Kuala Lumpur'),
  city('kathmandu|كاتماندو|काठमांडू|काठमाडौं', 'NP', 27.7172, 85.324, 'Kathmandu'),
  city('pokhara|بوخارا|पोखरा', 'NP', 28.2096, 83.9856, 'Kathmandu'),
  city('panaji|panjim|goa|غوا|गोवा|पणजी', 'IN', 15.4909, 73.8278, 'Goa'),
  city('delhi|new delhi|دلهي|दिल्ली|नई दिल्ली', 'IN', 28.6139, 77.209),
  city('mumbai|bombay|مومباي|मुंबई', 'IN', 19.076, 72.8777),
  city('bengaluru|bangalore|بنغالور|बेंगलुरु', 'IN', 12.9716, 77.5946),
  city('jaipur|جايبور|जयपुर', 'IN', 26.9124, 75.7873),
  city('kochi|cochin|كوتشي|कोच्चि', 'IN', 9.9312, 76.2673),
  city('udaipur|أودايبور|उदयपुर', 'IN', 24.5854, 73.7125),
  city('varanasi|فاراناسي|वाराणसी', 'IN', 25.3176, 82.9739),
  city('rishikesh|ऋषिकेश', 'IN', 30.0869, 78.2676),
  city('new york|new york city|نيويورك|न्यूयॉर्क', 'US', 40.7128, -74.006, 'New York City'),
  city('san francisco|سان فرانسيسكو', 'US', 37.7749, -122.4194, 'San Francisco', 'America/Los_Angeles'),
  city('toronto|تورونتو', 'CA', 43.6532, -79.3832, 'Toronto'),
];
