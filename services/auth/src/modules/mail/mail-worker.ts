export interface MailWorker {
  /** Begins to send, or looks once more when it is done. */
  wake(): void;
  /** Resolves when what is being sent now is done; nothing is begun after it. */
  end(): Promise<void>;
}

/** Sends one message after another while `sendNext` finds some. */
export function createMailWorker(sendNext: () => Promise<boolean>, onError: (error: unknown) => void): MailWorker {
  let ended = false;
  let again = false;
  let sending: Promise<void> | undefined;

  const sendAll = async (): Promise<void> => {
    do {
      again = false;
      while (!ended && (await sendNext()));
    } while (again && !ended);
  };
  return {
    wake() {
      if (ended) return;
      again = true;
      sending ??= sendAll()
        .catch(onError)
        .finally(() => (sending = undefined));
    },
    async end() {
      ended = true;
      await sending;
    },
  };
}
