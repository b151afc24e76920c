const browsers = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['CriOS/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;

const systems = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'Mac'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const;

/** What a browser says of itself as its owner would name it, such as "Firefox, Android"; what it does not say is left out. */
export function deviceName(userAgent: string | undefined): string {
  const named = [browsers, systems].map((names) => names.find(([mark]) => userAgent?.includes(mark))?.[1]);
  return named.filter((name) => name !== undefined).join(', ');
}
