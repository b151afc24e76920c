import { useNavigation } from '@latchkey/site';
import { tellDesk } from './desk-news.ts';
import { signInUrl } from './sign-in-url.ts';

/**
 * What a press does whose session is over: the page stays with its input and says so; where nothing can say it, the
 * page leads to sign in. `here` is where that leads back.
 */
export function useSignInAgain(): (here: string) => void {
  const { go } = useNavigation();
  return (here) => {
    const to = signInUrl(here);
    if (!tellDesk({ kind: 'signed_out', to })) go(to);
  };
}
