import type { Interaction, ServiceContract } from '@vidyapath/http/service-contract';
import type { FetchLike } from '@vidyapath/platform-api/http-access';
import type { ShellContract } from '@vidyapath/platform-api/shell-contract';
import { isAnswered, shownBy } from './expectations';
import { type Call, callOf, differences, isSameRoute } from './matching';
import { isCommon, narrowedAnswer } from './narrowed-answer';

interface Held {
  services: readonly ServiceContract[];
  shell: ShellContract | undefined;
}

let held: Held | undefined;
let breaches: string[] = [];
const uses = new Set<string>();

/** From now on only calls and uses that these contracts record are allowed. */
export function hold(contracts: Held): void {
  held = contracts;
}

/** The contract with the shell, if the test is checked against one. */
export const heldShell = (): ShellContract | undefined => held?.shell;

export function breach(sentence: string): Error {
  breaches.push(sentence);
  return new Error(sentence);
}

export function takeBreaches(): string[] {
  const found = [...new Set(breaches)];
  breaches = [];
  return found;
}

export const noteUse = (expectation: string): void => void uses.add(expectation);
export const usesSoFar = (): string[] => [...uses];

/** A fetch that allows only recorded calls. */
export const byContract =
  (fetch: FetchLike): FetchLike =>
  async (input, init) => {
    if (!held) return fetch(input, init);
    const call = await callOf(input, init);
    const candidates = recordedFor(call, held.services);
    const response = await fetch(input, init);
    const recorded = candidates.find(({ one }) => one.answer.status === response.status)?.one.answer;
    if (!recorded && !isCommon(response.status))
      throw breach(`${call.method} ${call.path} is answered ${response.status}`);
    for (const { provider, one } of candidates) {
      void isAnswered(one, response.clone()).then(
        (answered) => answered && shownBy(provider, one, call).forEach(noteUse),
      );
    }
    return narrowedAnswer(response, recorded);
  };

interface Recorded {
  provider: string;
  one: Interaction;
}

function recordedFor(call: Call, services: readonly ServiceContract[]): Recorded[] {
  const all = services.flatMap(({ provider, interactions }) => interactions.map((one) => ({ provider, one })));
  const ofRoute = all.filter(({ one }) => isSameRoute(call, one));
  const known = ofRoute.filter(({ one }) => differences(call, one).length === 0);
  if (known.length > 0) return known;
  const [more = []] = ofRoute.map(({ one }) => differences(call, one));
  throw breach(`${call.method} ${call.path}${more.length > 0 ? ` with ${more.join(', ')}` : ''}`);
}
