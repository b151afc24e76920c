import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';

// Browsers alone know that every name under `.localhost` is this machine: who imports this knows it too.
const lookup = dns.lookup;
Object.assign(dns, {
  lookup: (name: string, ...rest: never[]) =>
    Reflect.apply(lookup, dns, [name.endsWith('.localhost') ? '127.0.0.1' : name, ...rest]),
});
syncBuiltinESMExports();
