/** The addresses of `TRUSTED_PROXIES`, one by one: single ones, networks, or names such as `loopback`. */
export const trustedAddresses = (setting: string): string[] => setting.split(',').map((one) => one.trim());
