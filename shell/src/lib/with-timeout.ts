/** @throws what `tooLate` makes, once that many milliseconds have passed without a result */
export async function withTimeout<Result>(
  result: Promise<Result>,
  milliseconds: number,
  tooLate: () => Error,
): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(tooLate()), milliseconds);
  });
  try {
    return await Promise.race([result, end]);
  } finally {
    clearTimeout(timer);
  }
}
