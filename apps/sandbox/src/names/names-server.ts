import { createSocket, type Socket } from 'node:dgram';
import { decode, encode, type Answer, type Packet } from 'dns-packet';
import type { NameRecords, SandboxState } from '../state/sandbox-state.ts';

const ttl = 1;
/** A name that stands for another is followed so far. */
const longestChain = 5;
/** The codes of answers (RFC 1035) besides 0, success: the server fails, the name does not exist. */
const codes = { refused: 2, unknown: 3 } as const;

/**
 * A server of names (RFC 1035) over UDP, with the records that `PUT /names/{name}` has set: any other name does not
 * exist. It resolves as servers of providers do: a name that stands for another is answered with both.
 */
export function createNamesServer(state: SandboxState): Socket {
  const socket = createSocket('udp4');
  socket.on('message', (message, { address, port }) => {
    const answer = answerTo(state, message);
    if (answer !== null) socket.send(answer, port, address);
  });
  return socket;
}

/** The server's answer; null where the message is no query. */
function answerTo(state: SandboxState, message: Buffer): Buffer | null {
  let query: Packet;
  try {
    query = decode(message);
  } catch {
    return null;
  }
  const [question] = query.questions ?? [];
  if (question === undefined || query.id === undefined) return null;
  const answers = state.scenario.names === 'down' ? [] : answersTo(state.names, question.name, question.type);
  const isKnown = state.names.has(question.name.toLowerCase());
  const code = state.scenario.names === 'down' ? codes.refused : answers.length > 0 || isKnown ? 0 : codes.unknown;
  // Recursion was asked for, and is given; the last four bits are the code.
  const flags = 0x0180 | code;
  return encode({ type: 'response', id: query.id, flags, questions: [question], answers });
}

function answersTo(names: ReadonlyMap<string, NameRecords>, asked: string, type: string): Answer[] {
  const answers: Answer[] = [];
  let name = asked;
  for (let step = 0; step <= longestChain; step += 1) {
    const records = names.get(name.toLowerCase());
    const wanted = { A: records?.A, AAAA: records?.AAAA, CNAME: records?.CNAME, TXT: records?.TXT }[type] ?? [];
    for (const data of wanted) answers.push({ type, name, ttl, data } as Answer);
    const [alias] = records?.CNAME ?? [];
    if (alias === undefined || type === 'CNAME') break;
    answers.push({ type: 'CNAME', name, ttl, data: alias });
    name = alias;
  }
  return answers;
}
