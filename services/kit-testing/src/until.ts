/** Polls until there is a value; the test's own time-out ends it. */
export async function until<Result>(look: () => Result | undefined | Promise<Result | undefined>): Promise<Result> {
  for (;;) {
    const result = await look();
    if (result !== undefined) return result;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
