/** Whether an address of this site is that of the page in sight, in whatever language. */
export function isHere(address: string): boolean {
  const [there, here] = [new URL(address, location.href), new URL(location.href)];
  for (const { searchParams } of [there, here]) searchParams.delete('lang');
  return there.pathname === here.pathname && there.searchParams.toString() === here.searchParams.toString();
}
