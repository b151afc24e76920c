/** Whether requests to an address are encrypted on their way: `https`, by a host that has a name. */
export const isSecureAddress = (address: string): boolean =>
  URL.canParse(address) && new URL(address).protocol === 'https:' && new URL(address).hostname !== '';
