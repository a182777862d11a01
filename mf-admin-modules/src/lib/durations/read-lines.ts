/** Lines of a body as they arrive, without line ends; blank ones are left out. */
export async function* readLines(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      const lines = (rest + decoder.decode(value, { stream: !done })).split(/\r?\n/);
      rest = done ? '' : (lines.pop() ?? '');
      for (const line of lines) if (line.trim()) yield line;
      if (done) return;
    }
  } finally {
    reader.releaseLock();
  }
}
