/** Prefix that keeps a JSON answer from being run as script. */
const protectivePrefix = /^\)\]\}',?\n?/;

/** Body of a JSON answer; `undefined` when there is none. @throws {SyntaxError} when it is not JSON */
export async function readJson(response: Response): Promise<unknown> {
  const text = (await response.text()).replace(protectivePrefix, '');
  return text === '' ? undefined : JSON.parse(text);
}
