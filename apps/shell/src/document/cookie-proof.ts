const name = 'latchkey_cookies';
const minutes = 15;

/** A cookie that says nothing but that the browser keeps cookies. */
export function cookieProof(guest: Readonly<Record<string, string>>): string {
  const secure = guest['x-forwarded-proto'] === 'https' ? '; Secure' : '';
  return `${name}=kept; Path=/; Max-Age=${minutes * 60}; HttpOnly; SameSite=Lax${secure}`;
}

/** Whether a browser has brought back any cookie by which the engine could know it again. */
export const keepsCookies = ({ cookie = '' }: Readonly<Record<string, string>>): boolean =>
  cookie.split(';').some((pair) => {
    const [key = '', value = ''] = pair.trim().split('=');
    return (key === name && value === 'kept') || (/^(?:__Host-)?latchkey_device$/.test(key) && value !== '');
  });
