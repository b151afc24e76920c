import { soap, textIn, textsIn } from './xml-in.ts';

const ns = 'xmlns="AlloggiatiService"';
const token = 'sandbox-alloggiati-token';

const outcome = (fault: string | null): string =>
  fault === null
    ? '<esito>true</esito><ErroreCod></ErroreCod><ErroreDes></ErroreDes><ErroreDettaglio></ErroreDettaglio>'
    : `<esito>false</esito><ErroreCod>9</ErroreCod><ErroreDes>${fault}</ErroreDes><ErroreDettaglio></ErroreDettaglio>`;

/** Places as the table has them: countries under the province ES. Codes as published. */
const places = [
  'Codice;Descrizione;Provincia;DataFineVal',
  '100000100;ITALIA;ES;',
  '100000216;GERMANIA;ES;',
  '100000215;FRANCIA;ES;',
  '100000330;INDIA;ES;',
  '412058091;ROMA;RM;',
].join('\r\n');

/** What Alloggiati Web answers to an operation. */
export function answerAlloggiati(message: string): { readonly reply: string; readonly file: string | null } {
  if (message.includes('<GenerateToken'))
    return {
      reply: soap(
        textIn(message, 'Password') === '' || textIn(message, 'Password') === 'wrong'
          ? `<GenerateTokenResponse ${ns}><result>${outcome('Utente non autorizzato')}</result></GenerateTokenResponse>`
          : `<GenerateTokenResponse ${ns}><GenerateTokenResult><token>${token}</token></GenerateTokenResult><result>${outcome(null)}</result></GenerateTokenResponse>`,
      ),
      file: null,
    };
  if (textIn(message, 'token') !== token)
    return {
      reply: soap(`<TestResponse ${ns}><TestResult>${outcome('Token non valido')}</TestResult></TestResponse>`),
      file: null,
    };
  if (message.includes('<Tabella'))
    return {
      reply: soap(
        `<TabellaResponse ${ns}><TabellaResult>${outcome(null)}</TabellaResult><CSV>${places}</CSV></TabellaResponse>`,
      ),
      file: null,
    };
  const name = message.includes('<Send ') ? 'Send' : 'Test';
  const lines = textsIn(message, 'string');
  const faults = lines.map((line) =>
    line.length !== 168
      ? 'Lunghezza errata'
      : /^(16|17|18|19|20)\d\d\/\d\d\/\d{4}\d\d/.test(line)
        ? null
        : 'Tracciato errato',
  );
  const details = faults
    .map((fault) => `<EsitoOperazioneServizio>${outcome(fault)}</EsitoOperazioneServizio>`)
    .join('');
  const valid = faults.filter((fault) => fault === null).length;
  return {
    reply: soap(
      `<${name}Response ${ns}><${name}Result>${outcome(null)}</${name}Result><result><SchedineValide>${valid}</SchedineValide><Dettaglio>${details}</Dettaglio></result></${name}Response>`,
    ),
    file: name === 'Send' && valid === lines.length ? lines.join('\r\n') : null,
  };
}
