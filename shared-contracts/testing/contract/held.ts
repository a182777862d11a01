import type { Interaction, ServiceContract } from '@vidyapath/http/service-contract';
import type { FetchLike } from '@vidyapath/platform-api/http-access';
import type { ShellContract } from '@vidyapath/platform-api/shell-contract';
import { type Call, callOf, differences, isSameRoute } from './matching';
import { isCommon, narrowedAnswer } from './narrowed-answer';

interface Held {
  services: readonly ServiceContract[];
  shell: ShellContract | undefined;
}

let held: Held | undefined;
let breaches: string[] = [];

/**
 * Holds every test of a slice to its contracts: the fake platform lets through only calls that are recorded, answers
 * with nothing but what is recorded, and keeps an eye on what is used of it.
 */
export function holdToContracts(consumer: string, services: readonly object[], shell?: ShellContract): void {
  held = { services: services as readonly ServiceContract[], shell };
  afterEach(() => {
    const found = [...new Set(breaches)];
    breaches = [];
    if (found.length > 0) throw new Error(`Not in the contracts of ${consumer}:\n${found.join('\n')}`);
  });
}

/** The contract with the shell, where a test is held to one. */
export const heldShell = (): ShellContract | undefined => held?.shell;

export function breach(sentence: string): Error {
  breaches.push(sentence);
  return new Error(sentence);
}

/** A fetch through which nothing passes that no contract records. */
export const byContract =
  (fetch: FetchLike): FetchLike =>
  async (input, init) => {
    if (!held) return fetch(input, init);
    const call = await callOf(input, init);
    const asked = recordedFor(call, held.services.flatMap(({ interactions }) => interactions));
    const response = await fetch(input, init);
    const recorded = asked.find(({ answer }) => answer.status === response.status)?.answer;
    if (!recorded && !isCommon(response.status)) throw breach(`${call.method} ${call.path} is answered ${response.status}`);
    return narrowedAnswer(response, recorded);
  };

function recordedFor(call: Call, interactions: readonly Interaction[]): Interaction[] {
  const ofRoute = interactions.filter((one) => isSameRoute(call, one));
  const known = ofRoute.filter((one) => differences(call, one).length === 0);
  if (known.length > 0) return known;
  const [more = []] = ofRoute.map((one) => differences(call, one));
  throw breach(`${call.method} ${call.path}${more.length > 0 ? ` with ${more.join(', ')}` : ''}`);
}
